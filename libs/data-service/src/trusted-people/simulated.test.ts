import { describe, expect, it } from 'vitest';
import { createEmptyDemo } from '../testing/empty-demo.ts';
import { trustedPeopleContract, type TrustWorld } from './contract.ts';
import { createSimulatedTrustedPeople } from './simulated.ts';

function createWorld(): TrustWorld {
  const { demo, checkIns, settings, achievements } = createEmptyDemo();
  const of = { name: () => Promise.resolve('Guest'), checkIns, settings, achievements };
  return { trust: createSimulatedTrustedPeople({ ...demo, of }), checkIns, settings };
}

trustedPeopleContract(() => Promise.resolve(createWorld()), { describe, it, expect });

it('the demo says that nobody can be invited from it', async () => {
  await expect(createWorld().trust.invite()).rejects.toMatchObject({ code: 'denied' });
});
