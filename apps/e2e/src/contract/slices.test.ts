import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const slices = join(root, 'libs/data-service/src');
const names = readdirSync(slices).filter((name) => existsSync(join(slices, name, 'supabase.ts')));

/** The sources of all tests in a folder. */
const testsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

it.each(names)(
  'every slice has one suite that its Supabase and its simulated service pass: %s (DECISION-008)',
  (name) => {
    expect(existsSync(join(slices, name, 'simulated.ts'))).toBe(true);
    const suite = readFileSync(join(slices, name, 'contract.ts'), 'utf8');
    const [, contract = 'no contract'] = /export function (\w+Contract)\(/.exec(suite) ?? [];
    expect(testsIn(join(slices, name))).toContain(`${contract}(`);
    expect(testsIn(import.meta.dirname)).toContain(`${contract}(`);
  },
);
