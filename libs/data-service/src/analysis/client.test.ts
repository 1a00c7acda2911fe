import { addDays, dayFigures } from '@nafas/insights';
import { describe, expect, test, vi } from 'vitest';
import { checkInCodec } from '../check-ins/check-in.ts';
import { newCheckIn } from '../check-ins/check-in.ts';
import { DataError } from '../data-error.ts';
import {
  type DayList,
  dayListWithWrites,
  loadBaselineDays,
  loadDays,
  momentsWithWrites,
} from './client.ts';
import { toMoment } from './figures.ts';
import { createSimulatedAnalysis } from './simulated.ts';

const at = (instant: string, mood = 5) =>
  newCheckIn({ mood, energy: 5, stress: 5, now: new Date(instant), timeZone: 'UTC' });
const [first, second, third] = [
  at('2026-11-18T08:00:00Z'),
  at('2026-11-19T08:00:00Z', 9),
  at('2026-11-19T20:00:00Z', 2),
];
const written = (...checkIns: readonly (typeof first)[]) =>
  checkIns.map((one) => ({ table: 'check_ins', row: checkInCodec.toRow(one), topic: 'check-ins' }));

describe('days', () => {
  const list: DayList = {
    since: '2026-11-18',
    days: dayFigures([first]),
    without: [],
    earlier: false,
  };

  test('have what the server does not have yet added up with them', () => {
    const days = dayFigures([first, second, third]);
    expect(dayListWithWrites(list, written(second, third))).toEqual({ ...list, days });
  });

  test('count one that arrived and is still in the outbox once', () => {
    const { days } = dayListWithWrites(list, written(second, second));
    expect(days).toEqual(dayFigures([first, second]));
  });

  test('have nothing in them that is older, or of another table', () => {
    const other = written(second).map((write) => ({ ...write, table: 'goals' }));
    expect(dayListWithWrites(list, [...written(at('2026-11-17T08:00:00Z')), ...other])).toBe(list);
  });
});

describe('loading days', () => {
  const service = (...checkIns: readonly (typeof first)[]) => {
    const analysis = createSimulatedAnalysis({
      checkIns: {
        list: ({ sinceLocalDate }) =>
          Promise.resolve(checkIns.filter(({ localDate }) => localDate >= sinceLocalDate)),
      },
    });
    return { days: vi.fn(analysis.days) };
  };

  test('someone who comes back after long is known to have earlier check-ins', async () => {
    const list = await loadDays(service(first, second), second.localDate, []);
    expect(list.days).toMatchObject([{ localDate: second.localDate, count: 1 }]);
    expect(list.earlier).toBe(true);
  });

  test('a usual rests on days with a mood, though others came first', async () => {
    const day = (index: number, touched: ('mood' | 'energy')[]) => ({
      ...at(`${addDays('2026-01-01', index)}T08:00:00Z`),
      touched,
    });
    const moods = Array.from({ length: 28 }, (_, index) => day(60 + index, ['mood']));
    const many = service(...Array.from({ length: 30 }, (_, i) => day(i, ['energy'])), ...moods);
    const days = await loadBaselineDays(many);
    expect(days.filter(({ moodCount }) => moodCount > 0)).toHaveLength(28);
    expect(many.days).toHaveBeenCalledTimes(2);
    const few = service(...moods);
    expect(await loadBaselineDays(few)).toHaveLength(28);
    expect(few.days).toHaveBeenCalledTimes(1);
  });

  test('a first check-in has none earlier', async () => {
    expect((await loadDays(service(second), second.localDate, [])).earlier).toBe(false);
  });

  test('with two or more there is no second question', async () => {
    const analysis = service(first, second);
    await loadDays(analysis, addDays(first.localDate, -4), []);
    expect(analysis.days).toHaveBeenCalledOnce();
  });

  describe('without a network', () => {
    /** Answers as the device does, with what it keeps of the first screen. */
    const away = (code: 'offline' | 'server', ...checkIns: readonly (typeof first)[]) => {
      const { days } = service(...checkIns);
      return {
        days: vi.fn((range: Parameters<typeof days>[0]) =>
          range.from === first.localDate && !range.without?.length
            ? days(range)
            : Promise.reject(new DataError(code, 'no answer')),
        ),
      };
    };

    test('who has hardly a check-in sees it, and is known to have no others', async () => {
      const list = await loadDays(away('offline', first), first.localDate, []);
      expect(list).toMatchObject({ earlier: false, days: [{ localDate: first.localDate }] });
    });

    test('who has one in the outbox sees those that were kept before, and that one', async () => {
      const list = await loadDays(away('offline', first), first.localDate, [third.id]);
      expect(list.without).toEqual([]);
      const { days } = dayListWithWrites(list, written(third));
      expect(days).toEqual(dayFigures([first, third]));
    });

    test('a failure of the server is one, all the same', async () => {
      const since = first.localDate;
      await expect(loadDays(away('server', first), since, [])).rejects.toThrow('no answer');
      await expect(loadDays(away('server', first), since, [third.id])).rejects.toThrow('no answer');
    });
  });

  test('what is in the outbox is left out', async () => {
    const list = await loadDays(service(first, second), first.localDate, [second.id]);
    expect(list.days.map(({ localDate }) => localDate)).toEqual([first.localDate]);
  });
});

describe('the latest moments', () => {
  const moments = [second, third].map(toMoment);

  test('have what the server does not have yet in its place in time', () => {
    const between = at('2026-11-19T12:00:00Z');
    const ids = momentsWithWrites(moments, written(between)).map(({ id }) => id);
    expect(ids).toEqual([second.id, between.id, third.id]);
  });

  test('stay as the server has them, and the same list', () => {
    expect(momentsWithWrites(moments, written({ ...third, mood: 0 }))).toBe(moments);
  });
});
