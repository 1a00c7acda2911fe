import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the workspace. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Texts of a file, by key; groups may stand in each other. A pair is a word and its meaning. */
export type Texts = { readonly [key: string]: string | readonly string[] | Texts };

/** Folders of languages, from the root: those with English in them. Fixtures and what was built are none. */
export function findLocaleFolders(root = ROOT): string[] {
  return globSync(
    ['apps/*/src/**/locales', 'libs/*/src/**/locales', 'tools/release/src/**/locales'],
    {
      cwd: root,
      exclude: (path) => /node_modules|(^|\/)(dist|fixtures|__id__)$/.test(path),
    },
  )
    .map((folder) => folder.replaceAll('\\', '/'))
    .filter((folder) => existsSync(join(root, folder, 'en')))
    .sort();
}

/** The languages that any of the folders has, English first. */
export function findLanguages(root = ROOT): string[] {
  const all = findLocaleFolders(root).flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  return ['en', ...[...new Set(all)].filter((each) => each !== 'en').sort()];
}

/** Each English file of texts: its folder of languages, and its name. */
export function findTextFiles(root = ROOT): { folder: string; file: string }[] {
  return findLocaleFolders(root).flatMap((folder) =>
    readdirSync(join(root, folder, 'en'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({ folder, file })),
  );
}

/** What a language says in a file; null where it has no such file. */
export function readTexts(
  folder: string,
  language: string,
  file: string,
  root = ROOT,
): Texts | null {
  const path = join(root, folder, language, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : null;
}
