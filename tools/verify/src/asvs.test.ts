import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

// docs/asvs.md claims much in few words. That its paths are there documents.test.ts says; this, that what they are cited for
// is in them.

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const ROW = /^\| (?<of>\d[^|]*?) +\| (?<state>\S+) +\| (?<proof>.*?) +\|$/gm;
const rows = [...read('docs/asvs.md').matchAll(ROW)].map(({ groups }) => ({
  of: groups?.['of'] ?? '',
  state: groups?.['state'] ?? '',
  proof: groups?.['proof'] ?? '',
}));

const CITED = /`(?<path>[^`]+)`(?: \(“(?<words>[^”]+)”\))?/g;
const cited = rows.flatMap(({ of, proof }) =>
  [...proof.matchAll(CITED)].map(({ groups }) => ({
    of,
    path: groups?.['path'] ?? '',
    words: groups?.['words'],
  })),
);
const isFile = (path: string) =>
  existsSync(join(root, path)) && statSync(join(root, path)).isFile();

it('names each requirement once, as held or as a gap', () => {
  expect(rows.filter(({ state }) => state !== 'held' && state !== 'gap')).toEqual([]);
  const names = rows.flatMap(({ of }) => of.split(', '));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('docs/security.md counts the lines', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(read('docs/security.md')).toContain(
    `${count('held')} lines held, ${count('gap')} with a gap`,
  );
});

it('cites what is there, and words that stand in it', () => {
  expect(cited.filter(({ words }) => words !== undefined).length).toBeGreaterThan(0);
  const missing = cited.filter(
    ({ path, words }) => path.includes('/') && words !== undefined && !read(path).includes(words),
  );
  expect(missing).toEqual([]);
});

it('cites tests that test something', () => {
  const tests = cited.filter(({ path }) => /\.(?:test|spec)\.tsx?$|tests\/.*\.sql$/.test(path));
  expect(tests.length).toBeGreaterThan(40);
  const empty = tests.filter(
    ({ path }) => !isFile(path) || !/\b(?:test|it)(?:\.each)?\b|select plan\(/.test(read(path)),
  );
  expect(empty).toEqual([]);
});
