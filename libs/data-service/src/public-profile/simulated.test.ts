import { describe, expect, it } from 'vitest';
import { createEmptyDemo } from '../testing/empty-demo.ts';
import { publicProfileContract } from './contract.ts';
import { createSimulatedPublicProfiles } from './simulated.ts';

publicProfileContract(
  () => {
    const { demo, checkIns, settings, achievements } = createEmptyDemo();
    const profiles = createSimulatedPublicProfiles({ ...demo, of: { achievements, settings } });
    return Promise.resolve({ profiles, outside: profiles, checkIns, settings });
  },
  { describe, it, expect },
);
