import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Each route table of an app, with where it stands. */
const tables = globSync('apps/*/src/**/*.tsx', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<Routes>.*?<\/Routes>/gs)].map(
      ([table]) => [file, table] as const,
    ),
  );

it('finds the tables', () => {
  expect(tables.length).toBeGreaterThan(3);
});

// Without it a page is empty one segment below: no words, no way on.
it.each(tables)('%s says that there is nothing at an address that it has not', (_file, table) => {
  expect(table).toMatch(/<Route path="\*" element=\{<Nowhere \/>\} \/>/);
});

/** The page of each app, by the module that `remote.ts` names. */
const pages = globSync('apps/*/src/remote.ts', { cwd: root }).map((remote) => {
  const named = /page: \(\) => import\('(.+)'\)/.exec(readFileSync(join(root, remote), 'utf8'));
  return join(dirname(remote), named?.[1] ?? 'no page');
});

// An app is asked for every address below its routes.
it.each(pages)('%s knows its addresses', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain('<Nowhere />');
});
