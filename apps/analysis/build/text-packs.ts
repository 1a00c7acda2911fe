import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const LANGUAGES = ['en', 'es', 'de', 'pt', 'ru', 'zh', 'ko', 'ary', 'arq'];

/** What the text engine reads notes by, by name, with their paths. */
export function findTextPacks(): Promise<[name: string, path: string][]> {
  return Promise.resolve(
    LANGUAGES.map((language) => [
      `${language}.pack`,
      require.resolve(`@nafas/emotion/packs/text/${language}.pack`),
    ]),
  );
}
