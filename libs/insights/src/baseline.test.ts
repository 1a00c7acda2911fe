import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseline, comparedWithUsual } from './baseline.ts';
import { addDays } from './local-date.ts';

const createDays = (values: readonly number[]) =>
  values.map((value, index) => ({ localDate: addDays('2026-01-01', index), value }));

describe('the personal baseline', () => {
  test('is mean and sample deviation: of seven 4s and seven 8s 6 and 2.0755', () => {
    // 14 squares of 2 each: 56 / 13 = 4.3077, its root 2.0755.
    const found = baseline(createDays([...Array(7).fill(4), ...Array(7).fill(8)] as number[]));
    expect(found).toMatchObject({ kind: 'baseline', mean: 6, days: 14 });
    expect(found.kind === 'baseline' && found.sd).toBeCloseTo(2.0755, 4);
  });

  test('rests on the first 28 days: later ones do not move it', () => {
    const first = Array.from({ length: 28 }, (_, index) => index % 5);
    const later = baseline(createDays([...first, ...(Array(400).fill(10) as number[])]));
    expect(later).toEqual(baseline(createDays(first)));
    expect(later).toMatchObject({ days: 28 });
  });

  test('needs 14 days and says how many are missing', () => {
    expect(baseline([])).toEqual({ kind: 'not-enough', missingDays: 14 });
    expect(baseline(createDays(Array(13).fill(5) as number[]))).toMatchObject({ missingDays: 1 });
  });
});

describe('compared with the usual', () => {
  const usual = { kind: 'baseline', mean: 5, sd: 1.5, days: 28 } as const;
  test.each([
    [6.5, 'usual'],
    [6.51, 'above'],
    [3.5, 'usual'],
    [3.49, 'below'],
  ])('%d is %s', (value, word) => {
    expect(comparedWithUsual(value, usual)).toBe(word);
  });

  test('a person who always says the same is always usual', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.integer({ min: 14, max: 40 }),
        (value, count) => {
          const found = baseline(createDays(Array(count).fill(value) as number[]));
          expect(found.kind === 'baseline' && comparedWithUsual(value, found)).toBe('usual');
        },
      ),
    );
  });
});
