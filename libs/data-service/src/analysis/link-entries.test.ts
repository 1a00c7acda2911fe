import { expect, test } from 'vitest';
import { newActivity } from '../activities/new-activity.ts';
import { checkInCodec, newCheckIn } from '../check-ins/check-in.ts';
import { historyWithWrites, linkEntries } from './link-entries.ts';

const at = (iso: string, timeZone = 'UTC') => ({ now: new Date(iso), timeZone });
const walked = newCheckIn({
  ...{ mood: 7, energy: 5, stress: 5, touched: ['mood'], tags: ['walk'], words: ['calm'] },
  ...at('2026-11-20T22:30:00Z', 'Asia/Riyadh'),
});
const done = (values: object) => ({
  ...newActivity({ exercise: 'slow-breathing', minutes: 5, ...at('2026-11-20T10:00:00Z') }),
  ...values,
});

test('a value nobody touched is left out, and the part of the day is that of the person’s clock (DECISION-110)', () => {
  expect([...linkEntries({ checkIns: [walked], activities: [] })]).toEqual([
    {
      date: '2026-11-21',
      ...{ mood: 7, energy: null, stress: null },
      tags: ['walk'],
      words: ['calm'],
      daypart: 'night',
    },
  ]);
});

test('exercises that were gone through to the end belong to their day', () => {
  const activities = [done({ completed: true }), done({ completed: false })];
  expect([...linkEntries({ checkIns: [], activities })]).toEqual([
    { date: '2026-11-20', exercises: ['slow-breathing'] },
  ]);
});

test('check-ins that wait in the outbox count', () => {
  const history = { checkIns: [], activities: [] };
  const write = { table: checkInCodec.table, row: checkInCodec.toRow(walked), topic: 'check-ins' };
  expect(historyWithWrites(history, [write]).checkIns).toMatchObject([{ id: walked.id }]);
  expect(historyWithWrites(history, [])).toBe(history);
});
