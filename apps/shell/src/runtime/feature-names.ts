import type { Language, Store } from '@nafas/platform';
import { addRegistryTexts, type RegistryTexts } from '@nafas/platform/registry';
import type { ReportError } from '../base/report.ts';
import type { LoadedRegistry } from '../config/load-registry.ts';

export interface FeatureNames {
  /** Gives a registry the names of its features in the language of the moment. Never rejects: they stay English. */
  add(registry: LoadedRegistry): Promise<LoadedRegistry>;
  /** Asks for them anew, ahead of a registry that is read: a release may have brought others. */
  ask(): void;
}

/**
 * The names of features in other languages than English, which is in the registry. Each language is asked for once per
 * registry that is read, and again when it could not be had, which is reported once.
 */
export function createFeatureNames(options: {
  readonly language: Store<Language>;
  readonly report: ReportError;
  load(language: Language): Promise<RegistryTexts>;
}): FeatureNames {
  const { language, report, load } = options;
  const known = new Map<Language, Promise<RegistryTexts>>();
  /** What was had last, for when it can't be had anew. */
  const last = new Map<Language, RegistryTexts>();
  const reported = new Set<Language>();
  const texts = (wanted: Language): Promise<RegistryTexts> => {
    const before = known.get(wanted);
    if (before) return before;
    const asked = load(wanted).then(
      (had) => {
        last.set(wanted, had);
        return had;
      },
      (error: unknown) => {
        if (known.get(wanted) === asked) known.delete(wanted);
        if (!reported.has(wanted)) report(error, { phase: 'registry' });
        reported.add(wanted);
        return last.get(wanted) ?? {};
      },
    );
    known.set(wanted, asked);
    return asked;
  };
  const add = async (registry: LoadedRegistry): Promise<LoadedRegistry> => {
    const wanted = language.get();
    if (wanted !== 'en') addRegistryTexts(registry, wanted, await texts(wanted));
    // Another language may have been chosen while these were on their way.
    return wanted === language.get() ? registry : add(registry);
  };
  return {
    add,
    ask() {
      known.clear();
      if (language.get() !== 'en') void texts(language.get());
    },
  };
}
