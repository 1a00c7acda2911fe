import { describe, expect, it } from 'vitest';
import { DEMO_CHECK_INS_KEY } from '../check-ins/index.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createSimulatedAchievements } from '../achievements/simulated.ts';
import { createSimulatedSettings } from '../settings/simulated.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { trustedPeopleContract, type TrustWorld } from './contract.ts';
import { createSimulatedTrustedPeople } from './simulated.ts';

function createWorld(): TrustWorld {
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
  const of = { name: () => Promise.resolve('Guest'), checkIns, settings, achievements };
  return { trust: createSimulatedTrustedPeople({ ...demo, of }), checkIns, settings };
}

trustedPeopleContract(() => Promise.resolve(createWorld()), { describe, it, expect });

it('the demo says that nobody can be invited from it', async () => {
  await expect(createWorld().trust.invite()).rejects.toMatchObject({ code: 'denied' });
});
