import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyMeans } from './daily-means.ts';
import { addDays } from './local-date.ts';
import { smooth, smoothRecent, valueOn, WARM_UP_DAYS } from './smoothing.ts';

describe('daily means', () => {
  test('average what was entered on a day and keep days in order', () => {
    const entries = [
      { localDate: '2026-11-21', mood: 4 },
      { localDate: '2026-11-20', mood: 9 },
      { localDate: '2026-11-21', mood: 7 },
    ];
    expect(dailyMeans(entries, ({ mood }) => mood)).toEqual([
      { localDate: '2026-11-20', value: 9 },
      { localDate: '2026-11-21', value: 5.5 },
    ]);
  });

  test('what was not entered is left out, and 0 is a value', () => {
    const entries = [
      { localDate: '2026-11-20', motivation: null },
      { localDate: '2026-11-21', motivation: 0 },
      { localDate: '2026-11-21', motivation: null },
    ];
    expect(dailyMeans(entries, ({ motivation }) => motivation)).toEqual([
      { localDate: '2026-11-21', value: 0 },
    ]);
  });
});

describe('the bias-corrected average', () => {
  test('of 6, 8, 4 by hand', () => {
    // raw: 1.2, 2.56, 2.848; correction: 0.2, 0.36, 0.488.
    const days = [6, 8, 4].map((value, index) => ({
      localDate: addDays('2026-11-01', index),
      value,
    }));
    const values = smooth(days).map(({ value }) => value);
    expect(values[0]).toBeCloseTo(6, 12);
    expect(values[1]).toBeCloseTo(2.56 / 0.36, 12);
    expect(values[2]).toBeCloseTo(2.848 / 0.488, 12);
  });

  test('with two days missing between 6 and 8: they count as days but move nothing', () => {
    // Days 2 and 3 are filled with 6: raw_3 = 6 x 0.488 = 2.928, raw_4 = 0.8 x 2.928 + 0.2 x 8 = 3.9424.
    const values = smooth([
      { localDate: '2026-11-01', value: 6 },
      { localDate: '2026-11-04', value: 8 },
    ]);
    expect(values[1]?.value).toBeCloseTo(3.9424 / 0.5904, 12);
    expect(valueOn(values, '2026-11-03')).toBe(6);
  });

  test('a gap is the same as having entered the average on each of its days', () => {
    const gap = smooth([
      { localDate: '2026-11-01', value: 3 },
      { localDate: '2026-11-02', value: 7 },
      { localDate: '2026-11-09', value: 1 },
    ]);
    const held = gap[1]?.value ?? Number.NaN;
    const filled = smooth([
      { localDate: '2026-11-01', value: 3 },
      { localDate: '2026-11-02', value: 7 },
      ...Array.from({ length: 6 }, (_, index) => ({
        localDate: addDays('2026-11-03', index),
        value: held,
      })),
      { localDate: '2026-11-09', value: 1 },
    ]);
    expect(gap.at(-1)?.value).toBeCloseTo(filled.at(-1)?.value ?? Number.NaN, 12);
  });

  test('constant days give that constant, and nothing leaves the range of what was entered', () => {
    const days = (values: number[]) =>
      values.map((value, index) => ({ localDate: addDays('2026-01-01', index * 3), value }));
    for (const { value } of smooth(days(Array<number>(40).fill(7))))
      expect(value).toBeCloseTo(7, 10);
    const wild = Array.from({ length: 60 }, (_, index) => (index * 7919) % 11);
    for (const { value } of smooth(days(wild))) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(10);
    }
  });

  test('no days give no values, and before the first day nothing holds', () => {
    expect(smooth([])).toEqual([]);
    expect(valueOn(smooth([{ localDate: '2026-11-02', value: 5 }]), '2026-11-01')).toBeNull();
  });
});

describe('a figure', () => {
  const noted = fc
    .uniqueArray(fc.record({ at: fc.nat(200), value: fc.integer({ min: 0, max: 10 }) }), {
      minLength: 1,
      maxLength: 60,
      selector: ({ at }) => at,
    })
    .map((days) =>
      days
        .sort((a, b) => a.at - b.at)
        .map(({ at, value }) => ({ localDate: addDays('2026-01-01', at), value })),
    );

  test('of a day is the same however much was loaded before it', () => {
    fc.assert(
      fc.property(noted, fc.nat(200), (days, from) => {
        const first = addDays('2026-01-01', from);
        const loaded = addDays(first, -WARM_UP_DAYS);
        const some = smoothRecent(days.filter(({ localDate }) => localDate >= loaded));
        const isShown = ({ localDate }: { localDate: string }) => localDate >= first;
        expect(some.filter(isShown)).toEqual(smoothRecent(days).filter(isShown));
      }),
    );
  });

  test('is the average of the 30 days before it and its own', () => {
    fc.assert(
      fc.property(noted, (days) => {
        const plain = days.map(({ localDate }) => {
          const oldest = addDays(localDate, -WARM_UP_DAYS);
          const known = days.filter((day) => day.localDate >= oldest && day.localDate <= localDate);
          return smooth(known).at(-1);
        });
        expect(smoothRecent(days)).toEqual(plain);
      }),
    );
    expect(smoothRecent([])).toEqual([]);
  });

  test('of daily check-ins is within half a percent point of the average over all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 60 }), (values) => {
        const days = values.map((value, at) => ({ localDate: addDays('2026-01-01', at), value }));
        const [recent, all] = [smoothRecent(days).at(-1), smooth(days).at(-1)];
        expect(Math.abs((recent?.value ?? Number.NaN) - (all?.value ?? Number.NaN))).toBeLessThan(
          0.05,
        );
      }),
    );
  });
});
