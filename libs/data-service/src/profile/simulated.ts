import { DataError } from '../data-error.ts';
import { SIMULATED_DELAYS, wait } from '../simulated.ts';
import { DEMO_USER_ID, demoProfile, type DemoProfileOptions } from './demo-profile.ts';
import { parseProfileChanges } from './profile.ts';
import type { ProfileService } from './service.ts';

/** The operations on the demo's profile. */
export function createSimulatedProfiles(options: DemoProfileOptions): ProfileService {
  const { delayMs = SIMULATED_DELAYS } = options;
  const { load, save } = demoProfile(options);
  return {
    async get(userId) {
      await wait(delayMs.read);
      return userId === DEMO_USER_ID ? load() : null;
    },

    async update(userId, changes) {
      const change = parseProfileChanges(changes);
      await wait(delayMs.write);
      if (userId !== DEMO_USER_ID) throw new DataError('denied', 'The demo has one profile');
      return save(await load(), change);
    },
  };
}
