import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryRule, USUAL } from './report.ts';
import { createRandom, simulate } from './simulate.ts';

test('the same seed is the same people', () => {
  const [a, b] = [1, 1].map((seed) => simulate(USUAL, createRandom(seed)));
  expect(a).toEqual(b);
  expect(simulate(USUAL, createRandom(2))).not.toEqual(a);
});

test('a sample of people: few false links, where the naive rule tells most people one', () => {
  const { falseLinks, naiveFalseLinks } = tryRule(USUAL, 100, 7);
  expect(falseLinks).toBeLessThanOrEqual(20);
  expect(naiveFalseLinks).toBeGreaterThan(60);
});

test('a sample of people with an effect: it is found in most', () => {
  const { found, effect } = tryRule({ ...USUAL, effect: 1 }, 100, 7);
  expect(found).toBeGreaterThan(70);
  expect(Math.abs(effect - 1)).toBeLessThan(0.2);
});

const run = (input: string) =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'links.ts')], {
      input,
      encoding: 'utf8',
    }),
  ) as {
    findings: { factor: unknown; metric: string }[];
    tried: number;
  };

test('the command finds what was planted, and leaves out what was not touched', () => {
  const days = simulate({ ...USUAL, effect: 3 }, createRandom(1));
  expect(run(JSON.stringify(days)).findings[0]).toMatchObject({
    factor: { kind: 'tag', name: 'tag 0' },
    metric: 'mood',
  });
  const untouched = days.map((day) => ({ ...day, touched: ['stress'] }));
  expect(
    run(JSON.stringify(untouched)).findings.filter(({ metric }) => metric !== 'stress'),
  ).toEqual([]);
});
