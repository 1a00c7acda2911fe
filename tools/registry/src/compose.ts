import { LANGUAGES } from '@nafas/platform';
import type { DescribedFile, Descriptor } from '@nafas/federation/descriptor';
import {
  parseVersion,
  REGISTRY_SCHEMA_URL,
  type Registry,
  type RegistryTexts,
  type RegistryVersion,
} from '@nafas/platform/registry';

/** One deployed build: what it says about itself, and where it stands. */
export interface Deployed {
  readonly descriptor: Descriptor;
  /** Address of its dist folder, without a slash at the end. */
  readonly baseUrl: string;
}

/** What the needs of texts in a language begin with. */
const OF_LANGUAGE = 'language:';

/**
 * Whether the registry says what a view needs: not of texts in other languages than English, which stand beside it, nor of
 * an action, which is loaded when it is opened.
 */
const isAskedForEarly = (key: string) =>
  key.startsWith(OF_LANGUAGE) ? key === `${OF_LANGUAGE}en` : !key.startsWith('action:');

/** The registry record of one deployed build. */
export function toRecord({ descriptor, baseUrl }: Deployed): RegistryVersion {
  const { feature, version, container, federation, entry, files, needs, shares } = descriptor;
  return {
    url: `${baseUrl}/${entry.file}`,
    metadata: { version, integrity: entry.integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      feature,
      container,
      ...(federation && { federation }),
      ...neededFiles(files, needs, baseUrl),
      ...(shares && { shares: { ...shares } }),
    },
  };
}

/**
 * The files that views need and, by their new places, who needs them. All files' hashes would be most of what every page
 * loads of the registry; the build's own description has the others, for whoever looks into a fault.
 */
function neededFiles(
  files: Descriptor['files'],
  needs: Descriptor['needs'],
  baseUrl: string,
): Pick<RegistryVersion['extras'], 'files' | 'needs'> {
  const located = ({ file, integrity }: DescribedFile) => ({
    url: `${baseUrl}/${file}`,
    integrity,
  });
  if (!needs) return { files: files.map(located) };
  const kept = Object.entries(needs).filter(([key]) => isAskedForEarly(key));
  const wanted = [...new Set(kept.flatMap(([, own]) => own))].sort((a, b) => a - b);
  return {
    files: wanted.flatMap((index) => files[index] ?? []).map(located),
    needs: Object.fromEntries(
      kept.map(([view, own]) => [view, own.map((at) => wanted.indexOf(at))]),
    ),
  };
}

/**
 * The registry of a set of deployed builds, one version each.
 * Throws when a record would be refused by the shell: better here than in somebody's browser.
 */
export function composeRegistry(deployed: readonly Deployed[]): Registry {
  const registry: Registry = {
    schema: REGISTRY_SCHEMA_URL,
    microFrontends: Object.fromEntries(
      deployed.map((build) => [`nafas/${build.descriptor.feature.id}`, [toRecord(build)]]),
    ),
  };
  for (const [app, versions] of Object.entries(registry.microFrontends)) {
    try {
      versions.forEach(parseVersion);
    } catch (cause) {
      throw new Error(`${app}: ${(cause as Error).message}`, { cause });
    }
  }
  return registry;
}

/** What is read of a build for the texts of a language. */
export type TextSource = Pick<
  Descriptor,
  'feature' | 'translations' | 'version' | 'files' | 'needs'
>;

/** What the features of deployed builds are called in a language, and where their texts are: `registry.<language>.json`. */
export function composeTexts(descriptors: readonly TextSource[], language: string): RegistryTexts {
  const texts: RegistryTexts = {};
  for (const { feature, translations, version, files, needs } of descriptors) {
    const own = translations?.[language] ?? { texts: {}, keywords: {} };
    const ownFiles = (needs?.[OF_LANGUAGE + language] ?? []).flatMap((at) => files[at] ?? []);
    const app = `nafas/${feature.id}`;
    const before = texts[app];
    if (!translations?.[language] && ownFiles.length === 0) continue;
    texts[app] = {
      // Of two versions the first speaks for what both say.
      texts: { ...own.texts, ...before?.texts },
      keywords: Object.fromEntries(
        Object.entries({ ...own.keywords, ...before?.keywords }).map(([at, words]) => [
          at,
          [...words],
        ]),
      ),
      ...((before?.files ?? ownFiles.length > 0) && {
        files: { ...(ownFiles.length > 0 && { [version]: ownFiles }), ...before?.files },
      }),
    };
  }
  return texts;
}

/** Where the texts of a registry in a language are served. */
export const textsAddress = (language: string): string => `/registry.${language}.json`;

/** The languages whose texts stand beside a registry: all but English, which is in it. */
export const TEXT_LANGUAGES: readonly string[] = LANGUAGES.filter((each) => each !== 'en');
