import { type DemoStorage, loadDemo, saveDemo, type SimulatedDelays } from '../simulated.ts';
import { loadPeopleWords } from '../sample-person/people-words.ts';
import { type Profile, profileCodec } from './profile.ts';

/** Where the demo's profile is kept; the version goes up when its shape changes. */
export const DEMO_PROFILE_KEY = 'nafas.demo.profile.v1';

/** The id of the demo's made-up person; a demo scope itself has no user. */
export const DEMO_USER_ID = '00000000-0000-4000-a000-000000000001';

const JOINED_DAYS_AGO = 30;
const DAY_MS = 86_400_000;

/** Where the demo's profile is kept, the clock, and delays in ms. */
export interface DemoProfileOptions {
  storage: DemoStorage;
  now: () => Date;
  /** The language in which the visitor is named. */
  language?: string;
  delayMs?: SimulatedDelays;
}

/** The demo's only profile: a sample, with the visitor's changes in this tab. */
export function demoProfile({ storage, now, language = 'en' }: DemoProfileOptions) {
  return {
    async load(): Promise<Profile> {
      const stored = loadDemo(storage, DEMO_PROFILE_KEY, profileCodec.parse);
      if (stored) return stored;
      const joined = new Date(now().getTime() - JOINED_DAYS_AGO * DAY_MS).toISOString();
      const none = { avatarUrl: null, phone: null, location: null, bio: null };
      const sample: Profile = {
        ...none,
        id: DEMO_USER_ID,
        email: 'guest@example.org',
        // As the demo names its visitor everywhere else.
        name: (await loadPeopleWords(language)).visitor,
        createdAt: joined,
        updatedAt: joined,
      };
      saveDemo(storage, DEMO_PROFILE_KEY, sample);
      return sample;
    },

    /** Keeps a change and the time of it; answers the whole profile. */
    save(before: Profile, change: Partial<Profile>): Profile {
      const stored = { ...before, ...change, updatedAt: now().toISOString() };
      saveDemo(storage, DEMO_PROFILE_KEY, stored);
      return stored;
    },
  };
}
