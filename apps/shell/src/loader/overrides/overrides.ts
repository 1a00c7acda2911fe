import { createStore, readOnly, type Store } from '@nafas/platform';
import type { RegistryVersion, ShellConfig } from '@nafas/platform/registry';
import type { ReportError } from '../../base/report.ts';
import type { LoadedRegistry } from '../../config/load-registry.ts';
import { readOverrides } from './stored-overrides.ts';

export type OverrideOutcome =
  | { readonly kind: 'active' }
  /** Its origin is not among the configured ones; nothing was asked of it. */
  | { readonly kind: 'origin' }
  /** It did not answer, or not with a valid description of this app. */
  | { readonly kind: 'invalid'; readonly detail: string };

export interface ShownOverride {
  readonly app: string;
  readonly url: string;
  readonly outcome: OverrideOutcome;
}

/** Builds that stand in for the registry's in this browser, for developers. */
export interface Overrides {
  /** The overrides of this page and what became of them. */
  readonly shown: Store<readonly ShownOverride[]>;
  /** The registry with this browser's overrides in it. Without any, nothing is loaded and nothing waits. */
  apply(registry: LoadedRegistry): Promise<LoadedRegistry>;
  /**
   * Whether this version stands in another's place only here and now: it is not remembered as one that works, and when
   * it fails its developer wants to see that, not what it replaced.
   */
  isOverriding(version: RegistryVersion): boolean;
}

export function createOverrides(
  config: () => Promise<ShellConfig>,
  report: ReportError,
): Overrides {
  const shown = createStore<readonly ShownOverride[]>([]);
  const overriding = new WeakSet<RegistryVersion>();
  return {
    shown: readOnly(shown),
    isOverriding: (version) => overriding.has(version),
    async apply(registry) {
      const wanted = readOverrides();
      if (Object.keys(wanted).length === 0) return registry;
      try {
        const { applyOverrides } = await import('./apply-overrides.ts');
        const applied = await applyOverrides({ registry, wanted, config, report });
        for (const version of applied.versions) overriding.add(version);
        shown.set(applied.shown);
        return applied.registry;
      } catch (error) {
        report(error, { phase: 'registry' });
        return registry;
      }
    },
  };
}
