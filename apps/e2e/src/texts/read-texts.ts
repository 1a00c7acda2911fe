import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Every text of a language below a folder, with where it stands: the file and the key. */
export function* readTexts(language: string, folder: string): Generator<readonly [string, string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'out-tsc'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* readTexts(language, path);
    else if (basename(folder) === language && entry.name.endsWith('.json')) {
      yield* walk(JSON.parse(readFileSync(path, 'utf8')), path);
    }
  }
}

function* walk(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* walk(each, `${at} ${key}`);
  }
}
