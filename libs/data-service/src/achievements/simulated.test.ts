import { describe, expect, it, test } from 'vitest';
import { DEMO_ACTIVITIES_KEY, createSimulatedActivities } from '../activities/simulated.ts';
import { DEMO_CHECK_INS_KEY } from '../check-ins/demo-rows.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createSimulatedGoals, DEMO_GOALS_KEY, DEMO_STEPS_KEY } from '../goals/simulated.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { achievementReader } from './achievement.ts';
import { achievementContract } from './contract.ts';
import { createSimulatedAchievements, DEMO_ACHIEVEMENTS_KEY } from './simulated.ts';

const NOW = new Date('2026-11-21T06:30:00Z');

/** The demo over a storage: with its samples, unless there is something in it. */
function demo(storage = createMemoryStorage()) {
  const options = {
    storage,
    now: () => NOW,
    timeZone: 'Asia/Riyadh',
    delayMs: { read: 0, write: 0, analysis: 0 },
  };
  const checkIns = createSimulatedCheckIns(options);
  const goals = createSimulatedGoals(options);
  const activities = createSimulatedActivities(options);
  const said = [
    {
      id: '1',
      type: 'user',
      message: 'Hello',
      care: null,
      offer: null,
      timestamp: NOW.toISOString(),
    },
  ] as const;
  const isSilent = storage.getItem('silent') !== null;
  const chat = { history: () => Promise.resolve(isSilent ? [] : [...said]) };
  const deeds = { checkIns, goals, activities, chat };
  const achievements = createSimulatedAchievements({ ...options, deeds });
  return { achievements, checkIns, goals, activities };
}

describe('simulated achievements', () => {
  achievementContract(
    () => {
      const storage = createMemoryStorage();
      for (const key of [DEMO_CHECK_INS_KEY, DEMO_GOALS_KEY, DEMO_ACTIVITIES_KEY, 'silent']) {
        storage.setItem(key, '[]');
      }
      storage.setItem(DEMO_STEPS_KEY, '[]');
      return Promise.resolve(demo(storage));
    },
    { describe, it, expect },
  );
});

test('the demo’s person has earned most, and has something left to do', async () => {
  const listed = await demo().achievements.list();
  const open = listed.filter(({ date }) => date === null);
  expect(open.map(({ id, done, target }) => [id, done, target])).toEqual([
    ['sixty-minutes', 48, 60],
  ]);
  const getDate = (wanted: string) => listed.find(({ id }) => id === wanted)?.date;
  expect(getDate('first-conversation')).toBe('2026-11-21');
  expect(getDate('goal-completed')).toBe('2026-11-19');
});

test('what is kept but can’t be read is earned anew', async () => {
  const storage = createMemoryStorage();
  storage.setItem(DEMO_ACHIEVEMENTS_KEY, '{"first-check-in": "yesterday"}');
  const [first] = await demo(storage).achievements.list();
  expect(first).toMatchObject({ id: 'first-check-in', date: '2025-11-21' });
});

test.each([null, {}, { id: 'x', done: -1 }])('a row that is none is invalid: %j', (row) => {
  expect(() => achievementReader.ofRow(row)).toThrow(expect.objectContaining({ code: 'invalid' }));
});
