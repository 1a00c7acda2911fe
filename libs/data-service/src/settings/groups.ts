import { z } from '../zod.ts';

const group = <const Keys extends readonly string[]>(...keys: Keys): Keys => keys;

/** The groups of switches and the keys of each. */
export const SWITCHES = {
  notifications: group(
    'emailUpdates',
    'push',
    'pushDetails',
    'inApp',
    'marketing',
    'updates',
    'sound',
    'moodReminders',
    'weeklyReports',
    'achievementAlerts',
  ),
  ai: group('emotionalAnalysis', 'motivationalQuotes', 'exerciseReminders', 'socialSuggestions'),
  privacy: group(
    'shareProgress',
    'publicProfile',
    'anonymousData',
    'dataCollection',
    'activityStatus',
    'readReceipts',
  ),
  security: group('twoFactor'),
} as const;

/** The name of a group of switches, as the settings page has them. */
export type SwitchGroup = keyof typeof SWITCHES;
/** The name of a switch within its group. */
export type SwitchKey<Group extends SwitchGroup> = (typeof SWITCHES)[Group][number];
/** Every switch of a group. */
export type Switches<Group extends SwitchGroup> = Record<SwitchKey<Group>, boolean>;

/**
 * The switches before anything is chosen, as the table's defaults: those within the app are on; those that leave the
 * device, reaches people outside the app or shows them to others is off. `emotionalAnalysis` is a consent, so it is off.
 */
export const SWITCH_DEFAULTS: { readonly [Group in SwitchGroup]: Readonly<Switches<Group>> } = {
  notifications: {
    emailUpdates: false,
    push: false,
    pushDetails: false,
    inApp: true,
    marketing: false,
    updates: true,
    sound: true,
    moodReminders: true,
    weeklyReports: false,
    achievementAlerts: true,
  },
  ai: {
    emotionalAnalysis: false,
    motivationalQuotes: true,
    exerciseReminders: true,
    socialSuggestions: true,
  },
  privacy: {
    shareProgress: false,
    publicProfile: false,
    anonymousData: false,
    dataCollection: false,
    activityStatus: false,
    readReceipts: false,
  },
  security: { twoFactor: false },
};

/** A stored group. A key that an older version did not write has its default; one of a newer version is left out. */
export function switchGroupSchema<Group extends SwitchGroup>(
  group: Group,
): z.ZodMiniType<Switches<Group>, unknown> {
  const stored = z.record(z.string(), z.boolean());
  return z.pipe(
    stored,
    z.transform((values): Switches<Group> => {
      const defaults: Switches<Group> = SWITCH_DEFAULTS[group];
      const known = Object.keys(defaults).filter((key) => key in values);
      return { ...defaults, ...Object.fromEntries(known.map((key) => [key, values[key]])) };
    }),
  );
}

/** A change of a group: at least one of its switches, and nothing else. */
export function isSwitchChange(group: SwitchGroup, change: unknown): boolean {
  const keys: readonly string[] = SWITCHES[group];
  if (typeof change !== 'object' || change === null) return false;
  const entries = Object.entries(change);
  return (
    entries.length > 0 &&
    entries.every(([key, value]) => keys.includes(key) && typeof value === 'boolean')
  );
}
