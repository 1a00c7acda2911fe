import { describe, expect, it } from 'vitest';
import { makeCheckIns } from './seed-check-ins.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');

describe('made check-ins', () => {
  it('are the same for the same options and others for another seed', () => {
    const options = { seed: 'a', days: 30, timeZone: 'Asia/Riyadh', now: NOW };
    expect(makeCheckIns(options)).toEqual(makeCheckIns(options));
    expect(makeCheckIns({ ...options, seed: 'b' })).not.toEqual(makeCheckIns(options));
  });

  it.each([
    ['Asia/Riyadh', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-19'],
    ['Pacific/Kiritimati', '2026-11-20'],
    ['UTC', '2026-11-20'],
  ])('cover every local day up to yesterday in %s', (timeZone, yesterday) => {
    const rows = makeCheckIns({ seed: 'a', days: 400, timeZone, now: NOW });
    const days = [...new Set(rows.map((row) => row.local_date))];
    expect(days).toHaveLength(400);
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)).toBe(yesterday);
    // The stored day is the one that the zone's own calendar shows for the instant.
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    for (const row of rows) {
      expect(calendar.format(new Date(row.occurred_at))).toBe(row.local_date);
    }
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it('are plausible: in range, varied, stress against mood', () => {
    const rows = makeCheckIns({ seed: 'a', days: 200, timeZone: 'UTC', now: NOW });
    for (const { mood, energy, stress } of rows) {
      for (const value of [mood, energy, stress]) {
        expect(Number.isInteger(value) && value >= 0 && value <= 10).toBe(true);
      }
    }
    expect(new Set(rows.map((row) => row.mood)).size).toBeGreaterThan(3);
    const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
    const good = rows.filter((row) => row.mood >= 7).map((row) => row.stress);
    const bad = rows.filter((row) => row.mood <= 5).map((row) => row.stress);
    expect(mean(good)).toBeLessThan(mean(bad));
  });
});
