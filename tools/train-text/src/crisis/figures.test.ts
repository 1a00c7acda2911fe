import { NO_KINDS } from '@nafas/care/classifier';
import { expect, it } from 'vitest';
import { formatFigures, formatShare } from './figures.ts';

it('gives a share with its interval', () => {
  expect(formatShare(90, 100)).toBe('90.0 % (82.6 to 94.5)');
  expect(formatShare(0, 0)).toBe('–');
});

it('counts levels by label and kind', () => {
  const text = {
    text: 'I want to kill myself',
    label: 'crisis',
    kind: 'ideation',
    source: 'a',
    language: 'en',
    scores: { danger: -9, tail: -9, kinds: NO_KINDS },
  } as const;
  const calm = {
    ...text,
    text: 'tea at noon',
    label: 'none',
    kind: 'none',
    source: 'sms',
  } as const;
  const figures = formatFigures([text, calm]);
  expect(figures).toContain('| danger (crisis), all | 1 | 100.0 %');
  expect(figures).toContain('| harmless, all | 1 | 0.0 %');
});
