import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  translateFeature,
  type FeatureDeclaration,
  type FeatureTexts,
  type TranslatedFeature,
} from '@nafas/platform/feature';

/** The declaration of the app in `dir` with its texts in every language that has a `locales/<language>/feature.json`. */
export function readFeature(declaration: FeatureDeclaration, dir: string): TranslatedFeature {
  const locales = join(dir, 'src/locales');
  const languages = existsSync(locales) ? readdirSync(locales) : [];
  const texts = languages.flatMap((language) => {
    const file = join(locales, language, 'feature.json');
    if (!existsSync(file)) return [];
    return [[language, JSON.parse(readFileSync(file, 'utf8')) as FeatureTexts] as const];
  });
  return translateFeature(declaration, Object.fromEntries(texts));
}
