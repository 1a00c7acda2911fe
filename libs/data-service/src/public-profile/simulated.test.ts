import { describe, expect, it } from 'vitest';
import { createSimulatedAchievements } from '../achievements/simulated.ts';
import { DEMO_CHECK_INS_KEY } from '../check-ins/index.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createSimulatedSettings } from '../settings/simulated.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { publicProfileContract } from './contract.ts';
import { createSimulatedPublicProfiles } from './simulated.ts';

publicProfileContract(
  () => {
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
    const profiles = createSimulatedPublicProfiles({ ...demo, of: { achievements, settings } });
    return Promise.resolve({ profiles, outside: profiles, checkIns, settings });
  },
  { describe, it, expect },
);
