import { expect, it } from 'vitest';
import type { CrisisScreening } from '@nafas/care/screening';
import { formatPackFigures, isPassed, judge } from './judge-pack.ts';

const screenFor =
  (...heavy: string[]) =>
  (text: string): CrisisScreening => ({
    level: heavy.includes(text) ? 'crisis' : 'concern',
    kinds: [],
    decidedBy: 'classifier',
    matched: [],
  });

it('counts what was taken for danger, of danger and of what is harmless', () => {
  const sentences = [
    { label: 'crisis', text: 'a' },
    { label: 'crisis', text: 'b' },
    { label: 'none', text: 'c' },
    { label: 'concern', text: 'd' },
  ] as const;
  expect(judge(sentences, screenFor('a', 'd'))).toEqual({
    danger: 2,
    found: 1,
    harmless: 1,
    alarms: 0,
  });
});

it.each([
  [{ danger: 300, found: 255, harmless: 300, alarms: 15 }, true],
  [{ danger: 300, found: 254, harmless: 300, alarms: 15 }, false],
  [{ danger: 300, found: 300, harmless: 300, alarms: 16 }, false],
  [{ danger: 299, found: 299, harmless: 300, alarms: 0 }, false],
])(
  '85 in 100 found of 300 at 5 in 100 false alarms passes: %o, %s (DECISION-167)',
  (figures, passed) => {
    expect(isPassed(figures)).toBe(passed);
    expect(formatPackFigures({ fr: figures })).toContain(passed ? '| yes |' : '| not yet |');
  },
);
