import { createSimulatedAchievements } from '../achievements/simulated.ts';
import { DEMO_CHECK_INS_KEY } from '../check-ins/index.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createSimulatedSettings } from '../settings/simulated.ts';
import { createMemoryStorage } from './memory-storage.ts';

/** A demo that waits for nothing, of somebody who has no check-in, goal, exercise or message yet. */
export function createEmptyDemo() {
  const storage = createMemoryStorage(new Map([[DEMO_CHECK_INS_KEY, '[]']]));
  const delayMs = { read: 0, write: 0, analysis: 0 };
  const demo = { storage, now: () => new Date(), timeZone: 'UTC', delayMs };
  const checkIns = createSimulatedCheckIns(demo);
  const settings = createSimulatedSettings(demo);
  const none = () => Promise.resolve([]);
  const achievements = createSimulatedAchievements({
    ...demo,
    deeds: {
      checkIns,
      goals: { list: none, reached: () => Promise.resolve(new Map()) },
      activities: { list: none },
      chat: { history: none },
    },
  });
  return { demo, checkIns, settings, achievements };
}
