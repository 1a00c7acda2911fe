import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SWITCHES } from '@nafas/data-service/settings';
import { expect, test } from 'vitest';
import { hasEffect } from './effects.ts';

const root = resolve(import.meta.dirname, '../../../..');
const page = readFileSync(resolve(root, 'docs/settings.md'), 'utf8');

const all = (['notifications', 'ai', 'privacy'] as const).flatMap((group) =>
  SWITCHES[group].map((key) => ({ name: `${group}.${key}`, works: hasEffect(key) })),
);

test.each(all)(
  'docs/settings.md says what $name does, and what proves it: $works (DECISION-083)',
  ({ name, works }) => {
    const line = page.split('\n').find((one) => one.startsWith(`| ${name} `));
    const effect = line?.split('|')[3]?.trim();
    expect(effect).toBeTruthy();
    expect(effect?.startsWith('none')).toBe(!works);
    const test = /`(.+)`/.exec(line?.split('|')[4] ?? '')?.[1];
    expect(test !== undefined && existsSync(resolve(root, test))).toBe(works);
  },
);

test('no switch is disabled for want of a feature (DECISION-134)', () => {
  expect(all.filter(({ works }) => !works)).toEqual([]);
  expect(all).not.toEqual([]);
});
