import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

it('every package is one of @nafas/ (DECISION-002)', () => {
  const files = globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: root },
  );
  const names = files.map(
    (file) => (JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string }).name,
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !name.startsWith('@nafas/'))).toEqual([]);
});

/** The files of apps and libraries that become part of what people load: no tests, no stories, no helpers of tests. */
function productionFiles(): string[] {
  return globSync(['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !file.startsWith('apps/e2e/') && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
  );
}

const importedBy = (text: string) =>
  [...text.matchAll(/(?:from|import|import\()\s*'([^'./][^']*)'/g)]
    .map(([, from = '']) => from.split('/'))
    .map(([scope = '', name = '']) => (scope.startsWith('@') ? `${scope}/${name}` : scope));

it('every package of docs/packages.tsv is imported by production code', () => {
  const [, ...rows] = readFileSync(join(root, 'docs/packages.tsv'), 'utf8').trimEnd().split('\n');
  const wanted = rows.map((row) => row.split('\t')[0]);
  expect(wanted).toContain('react-webcam');
  const files = productionFiles();
  const used = new Set(files.flatMap((file) => importedBy(readFileSync(join(root, file), 'utf8'))));
  expect(wanted.filter((name = '') => !used.has(name))).toEqual([]);
});
