import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slowest } from './slowest.ts';

it('names the tests that took longest, by the reports of the last run', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'nafas-slowest-'));
  const folder = join(workspace, 'libs/a');
  mkdirSync(join(folder, 'coverage'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "scripts": { "test": "vitest" } }');
  const test = (title: string, duration: number) => ({
    title,
    duration,
    status: 'passed',
    ancestorTitles: ['a group'],
  });
  const assertionResults = [test('quick', 4), test('slow', 12_340), test('middling', 900)];
  const name = join(folder, 'a.test.ts');
  const report = { testResults: [{ name, status: 'passed', assertionResults }] };
  writeFileSync(join(folder, 'coverage/vitest.json'), JSON.stringify(report));
  expect(slowest(workspace, 2)).toEqual([
    '  12.3 s  libs/a/a.test.ts › a group › slow',
    '   0.9 s  libs/a/a.test.ts › a group › middling',
  ]);
  rmSync(workspace, { recursive: true });
});
