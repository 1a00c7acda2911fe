import * as z from 'zod/mini';
import type { Language } from '../contract/values.ts';
import type { ParsedRegistry } from './parse-registry.ts';
import { integritySchema, type RegistryVersion } from './registry-schema.ts';

z.config({ jitless: true });

const translationSchema = z.object({
  texts: z.record(z.string(), z.string()),
  keywords: z.record(z.string(), z.array(z.string())),
  /**
   * The files of an app's own texts in this language, by its version; their names are below the folder of its entry. Only
   * so that they can be asked for early.
   */
  files: z.optional(
    z.record(z.string(), z.array(z.object({ file: z.string(), integrity: integritySchema }))),
  ),
});

/**
 * What the features of a registry are called in one language, and where their texts in it are, by the names of their
 * apps: `registry.<language>.json` beside the registry, which has the English ones. So no page loads those of all
 * languages.
 */
export const registryTextsSchema = z.record(z.string(), translationSchema);

/** The content of one `registry.<language>.json`, by the names of the apps. */
export type RegistryTexts = z.infer<typeof registryTextsSchema>;

/**
 * Gives the features of a registry their names and files in a language, where they don't have them. The records stay the same ones,
 * so that what is mounted stays so.
 */
export function addRegistryTexts(
  registry: Pick<ParsedRegistry, 'apps'>,
  language: Language,
  texts: RegistryTexts,
): void {
  for (const [app, versions] of Object.entries(registry.apps)) {
    const own = texts[app];
    if (own === undefined) continue;
    for (const version of versions) {
      const { extras } = version;
      addFiles(version, language, own.files?.[version.metadata.version]);
      addTexts(extras.feature, language, own.texts);
      for (const link of extras.feature.links ?? []) {
        const words = own.keywords[link.address] ?? [];
        link.keywords = [...new Set([...(link.keywords ?? []), ...words])];
      }
    }
  }
}

/** Tells a version where its own texts in a language are, unless its record does. */
function addFiles(
  { url, extras }: RegistryVersion,
  language: Language,
  files: readonly { readonly file: string; readonly integrity: string }[] = [],
): void {
  const need = `language:${language}`;
  if (files.length === 0 || extras.needs?.[need] !== undefined) return;
  const own = files.map((_, index) => extras.files.length + index);
  for (const { file, integrity } of files) {
    extras.files.push({ url: new URL(file, url).href, integrity });
  }
  extras.needs = { ...extras.needs, [need]: own };
}

/** Gives every text below `value` its words in a language. */
function addTexts(value: unknown, language: Language, texts: RegistryTexts[string]['texts']): void {
  if (typeof value !== 'object' || value === null) return;
  const { en } = value as { en?: unknown };
  if (typeof en !== 'string') {
    for (const inner of Object.values(value)) addTexts(inner, language, texts);
    return;
  }
  const text = value as Record<string, string>;
  const own = Object.hasOwn(texts, en) ? texts[en] : undefined;
  if (own !== undefined) text[language] ??= own;
}
