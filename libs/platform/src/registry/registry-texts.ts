import * as z from 'zod/mini';
import type { Language } from '../contract/values.ts';
import type { ParsedRegistry } from './parse-registry.ts';

z.config({ jitless: true });

const translationSchema = z.object({
  texts: z.record(z.string(), z.string()),
  keywords: z.record(z.string(), z.array(z.string())),
});

/**
 * What the features of a registry are called in one language, by the names of their apps: `registry.<language>.json`
 * beside the registry, which has the English names. So no page loads the names of all languages.
 */
export const registryTextsSchema = z.record(z.string(), translationSchema);

export type RegistryTexts = z.infer<typeof registryTextsSchema>;

/**
 * Gives the features of a registry their names in a language, where they don't have them. The records stay the same ones,
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
    for (const { extras } of versions) {
      addTexts(extras.feature, language, own.texts);
      for (const link of extras.feature.links ?? []) {
        const words = own.keywords[link.address] ?? [];
        link.keywords = [...new Set([...(link.keywords ?? []), ...words])];
      }
    }
  }
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
