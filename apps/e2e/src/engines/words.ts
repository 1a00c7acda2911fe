import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/product.ts';

export type Language = 'en' | 'ar';

/** The text of a project's key in a language: `words('en')('analysis/app', 'new.submit')`. */
export function words(language: Language) {
  return (file: `${string}/${string}`, key: string): string => {
    const [app = '', name = ''] = file.split('/');
    const path = join(root, 'apps', app, 'src/locales', language, `${name}.json`);
    let value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    for (const part of key.split('.')) value = (value as Record<string, unknown>)[part];
    if (typeof value !== 'string') throw new Error(`${path} has no text ${key}`);
    return value;
  };
}
