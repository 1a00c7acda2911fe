import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readReasons, readRequirements } from './tables.ts';

const HEADER = 'id\tarea\trequirement\texact\tsource';
const docs = join(import.meta.dirname, '..', '..', '..', 'docs');

describe('the requirement table', () => {
  test('gives each row its id and text', () => {
    expect([
      ...readRequirements(`${HEADER}\nAUTH-001\tproduct\tSign up.\t-\t1\n`).values(),
    ]).toEqual([{ id: 'AUTH-001', text: 'Sign up.' }]);
  });

  test.each([
    ['a missing column', `${HEADER}\nAUTH-001\tproduct\tSign up.\t-`, /:2: expected 5/],
    ['an empty cell', `${HEADER}\nAUTH-001\t\tSign up.\t-\t1`, /:2: expected 5/],
    ['a wrong header', 'id\ttext\n', /first line/],
    ['a wrong id', `${HEADER}\nauth-1\tproduct\tSign up.\t-\t1`, /"auth-1"/],
    ['an id twice', `${HEADER}\n${'AUTH-001\tproduct\tSign up.\t-\t1\n'.repeat(2)}`, /twice/],
  ])('refuses %s', (_name, tsv, message) => {
    expect(() => readRequirements(tsv)).toThrow(message);
  });

  test('of this workspace can be read, and so can those of superseded and of open rows', () => {
    const read = (name: string) => readFileSync(join(docs, name), 'utf8');
    const requirements = readRequirements(read('requirements.tsv'));
    expect(requirements.size).toBeGreaterThanOrEqual(774);
    for (const name of ['requirements-superseded.tsv', 'requirements-open.tsv']) {
      for (const id of readReasons(read(name), name).keys()) {
        expect(requirements.has(id), `${name}: ${id}`).toBe(true);
      }
    }
  });
});
