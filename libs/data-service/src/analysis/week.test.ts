import { expect, test } from 'vitest';
import { newActivity } from '../activities/new-activity.ts';
import { newCheckIn } from '../check-ins/check-in.ts';
import { loadGoalsOn } from '../goals/on-day.ts';
import { newHabit } from '../habits/habit.ts';
import { newMark } from '../habits/mark.ts';
import { toWeekReport } from './week.ts';

const on = (day: string) => ({ now: new Date(`${day}T10:00:00Z`), timeZone: 'UTC' });
const said = (day: string, notes: string | null = null) =>
  newCheckIn({ mood: 6, energy: 5, stress: 5, touched: ['mood'], notes, ...on(day) });
const breathed = (day: string, ratingBefore: number | null, ratingAfter: number | null) =>
  newActivity({ exercise: 'slow-breathing', minutes: 5, ratingBefore, ratingAfter, ...on(day) });

const TO = '2026-11-20';

test('a week has its own lines and what helped in it, and nothing later', () => {
  const history = {
    checkIns: [
      said('2026-11-13', 'Too early.'),
      said('2026-11-14', 'The sea was flat as paper. We walked back slowly.\nGood.'),
      said('2026-11-21', 'Too late.'),
    ],
    activities: [
      breathed('2026-11-13', 2, 8),
      breathed('2026-11-15', 3, 6),
      breathed('2026-11-16', 3, 5),
      breathed('2026-11-17', 6, 4),
      breathed('2026-11-18', null, null),
    ],
  };
  const {
    lines,
    helped,
    week,
    history: before,
  } = toWeekReport({ history, goals: [], habits: { habits: [], marks: [] } }, TO);
  expect(lines.map(({ text }) => text)).toEqual([
    'The sea was flat as paper.',
    'We walked back slowly.',
    'Good.',
  ]);
  expect(helped).toEqual([{ exercise: 'slow-breathing', times: 2 }]);
  expect(week.entries).toBe(1);
  expect(before.checkIns).toHaveLength(2);
});

test('goals are told as they stood at the end of the week', async () => {
  const goal = {
    ...{ id: 'a', title: 'Walk', description: 'x', category: 'Health' as const, version: 1 },
    ...{ deadline: '2026-12-01', startedOn: '2026-11-01', createdAt: '2026-11-01T10:00:00Z' },
    progress: 80,
  };
  const step = (day: string, progress: number) => ({
    goalId: 'a',
    progress,
    recordedAt: `${day}T10:00:00Z`,
  });
  const service = {
    list: () =>
      Promise.resolve([
        goal,
        { ...goal, id: 'b', startedOn: '2026-11-21' },
        { ...goal, id: 'c', deadline: '2026-11-10' },
      ]),
    steps: () => Promise.resolve([step('2026-11-01', 0), step(TO, 40), step('2026-11-21', 80)]),
  };
  const asked = { from: '2026-11-14', to: TO, timeZone: 'UTC' };
  expect(await loadGoalsOn(service, asked)).toEqual([{ id: 'a', title: 'Walk', progress: 40 }]);
});

test('of habits it tells those that were done in the week, and on how many days', () => {
  const words = { description: '', category: 'Health' as const, perWeek: 3, exercise: null };
  const make = (title: string) => newHabit({ title, ...words, ...on('2026-10-01') });
  const walk = make('Walk');
  const { now } = on(TO);
  const marks = ['2026-11-13', '2026-11-14', TO, '2026-11-21'].map((localDate) =>
    newMark({ habitId: walk.id, localDate, done: true, now }),
  );
  const habits = { habits: [walk, make('Swim')], marks };
  const report = toWeekReport({ history: { checkIns: [], activities: [] }, goals: [], habits }, TO);
  expect(report.habits).toEqual([{ id: walk.id, title: 'Walk', count: 2 }]);
});
