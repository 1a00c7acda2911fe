import type { AchievementService } from '../achievements/service.ts';
import { DataError } from '../data-error.ts';
import { demoProfile, type DemoProfileOptions } from '../profile/demo-profile.ts';
import type { SettingsService } from '../settings/service.ts';
import { loadDemo, saveDemo, SIMULATED_DELAYS, wait } from '../simulated.ts';
import { z } from '../zod.ts';
import { isHandle } from './public-profile.ts';
import type { PublicProfileService } from './service.ts';

/** Where the demo's handle is kept. */
export const DEMO_HANDLE_KEY = 'nafas.demo.handle.v1';

/** The demo's profile, and the services that the page is made of. */
export interface SimulatedPublicProfilesOptions extends DemoProfileOptions {
  of: {
    readonly achievements: Pick<AchievementService, 'list'>;
    readonly settings: Pick<SettingsService, 'get'>;
  };
}

/** The demo's public profile: nobody else can reach it. */
export function createSimulatedPublicProfiles({
  of,
  ...demo
}: SimulatedPublicProfilesOptions): PublicProfileService {
  const { storage, delayMs = SIMULATED_DELAYS } = demo;
  const loadHandle = () =>
    loadDemo(storage, DEMO_HANDLE_KEY, (value) => z.parse(z.nullable(z.string()), value)) ?? null;
  async function own() {
    await wait(delayMs.read);
    const { name, avatarUrl, bio } = await demoProfile(demo).load();
    const earned = (await of.achievements.list()).filter(({ date }) => date !== null);
    return { name, avatarUrl, bio, achievements: earned.map(({ id, title }) => ({ id, title })) };
  }
  return {
    own,

    async get(handle) {
      const shown = await own();
      const isPublic = (await of.settings.get())?.privacy.publicProfile ?? false;
      return isPublic && loadHandle() === handle ? shown : null;
    },

    async handle() {
      await wait(delayMs.read);
      return loadHandle();
    },

    async setHandle(handle) {
      if (handle !== null && !isHandle(handle)) throw new DataError('invalid', 'Not a handle');
      await wait(delayMs.write);
      // The one name that the demo can know to be taken.
      if (handle?.includes('nafas')) throw new DataError('conflict', 'It is not free');
      saveDemo(storage, DEMO_HANDLE_KEY, handle);
    },
  };
}
