import { type DemoStorage, loadDemo, saveDemo, type SimulatedDelays } from '../simulated.ts';
import { type Profile, profileCodec } from './profile.ts';

/** Where the demo's profile is kept; the version goes up when its shape changes. */
export const DEMO_PROFILE_KEY = 'nafas.demo.profile.v1';

/** The id of the demo's made-up person; a demo scope itself has no user. */
export const DEMO_USER_ID = '00000000-0000-4000-a000-000000000001';

// As the demo names its visitor everywhere else.
const SAMPLE_NAMES = { en: 'Guest', ar: 'ضيف' } as const;
const JOINED_DAYS_AGO = 30;
const DAY_MS = 86_400_000;

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
    load(): Profile {
      const stored = loadDemo(storage, DEMO_PROFILE_KEY, profileCodec.parse);
      if (stored) return stored;
      const joined = new Date(now().getTime() - JOINED_DAYS_AGO * DAY_MS).toISOString();
      const none = { avatarUrl: null, phone: null, location: null, bio: null };
      const sample: Profile = {
        ...none,
        id: DEMO_USER_ID,
        email: 'guest@example.org',
        name: language === 'ar' ? SAMPLE_NAMES.ar : SAMPLE_NAMES.en,
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
