import type { Language } from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';
import type { EarlyFile } from '../base/preload.ts';

/** The entry of a version and what its views need, as far as the registry says it: `page`, `slot:<id>`. */
export function viewFiles(
  version: RegistryVersion,
  views: readonly string[],
  language: Language,
): EarlyFile[] {
  const { files, needs = {} } = version.extras;
  const wanted = ['*', `language:${language}`, ...views].flatMap((view) => needs[view] ?? []);
  const entry = { url: version.url, integrity: version.metadata.integrity };
  return [entry, ...[...new Set(wanted)].flatMap((index) => files[index] ?? [])];
}
