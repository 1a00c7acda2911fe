import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRequirements, readSuperseded } from './tables.ts';

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

  test('of this workspace holds 774 rows, and what is superseded is among them with a reason', () => {
    const requirements = readRequirements(readFileSync(join(docs, 'requirements.tsv'), 'utf8'));
    const superseded = readSuperseded(
      readFileSync(join(docs, 'requirements-superseded.tsv'), 'utf8'),
    );
    expect(requirements.size).toBe(774);
    expect(superseded.size).toBe(9);
    for (const id of superseded.keys()) expect(requirements.has(id), id).toBe(true);
  });
});
