import { DataError } from '../data-error.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';
import { scheduleSchema } from './schedule.ts';
import { zoneName } from '../zone-name.ts';
import {
  isSwitchChange,
  SWITCH_DEFAULTS,
  switchGroupSchema,
  SWITCHES,
  type SwitchGroup,
} from './groups.ts';

/** The loudest; the quietest is 0, which is silence. */
export const MAX_VOLUME = 100;

const shape = {
  theme: z.enum(['light', 'dark']),
  /** A language tag, e.g. `ar`. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
  /** An IANA zone, or null for the zone of the device. */
  timeZone: z.nullable(zoneName),
  /** The country whose helplines are shown (ISO 3166), or null until it is chosen. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Whole percent, 0-100. */
  volume: z.int().check(z.minimum(0), z.maximum(MAX_VOLUME)),
  /** When reminders may come; null until it is chosen, and DEFAULT_SCHEDULE holds. */
  schedule: z.nullable(scheduleSchema),
};
const schema = z.object({
  ...shape,
  notifications: switchGroupSchema('notifications'),
  ai: switchGroupSchema('ai'),
  privacy: switchGroupSchema('privacy'),
  security: switchGroupSchema('security'),
});

/** A person's settings. Any language tag may stand here; the platform knows which languages are complete. */
export type UserSettings = z.infer<typeof schema>;

/** Rows of `user_settings` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const settingsCodec = rowCodec({ table: 'user_settings', what: 'settings', schema });

/** The settings of a person who has saved none: the table's defaults. */
export const DEFAULT_SETTINGS: Readonly<UserSettings> = {
  theme: 'light',
  language: 'en',
  timeZone: null,
  country: null,
  volume: 80,
  schedule: null,
  ...SWITCH_DEFAULTS,
};

const changesSchema = z.partial(z.strictObject(shape));

/** Changes of settings other than the switches; those left out stay as they are. */
export type SettingsChanges = Partial<Omit<UserSettings, SwitchGroup>>;

/** Changes from outside. Throws DataError `invalid`. */
export function parseSettingsChanges(value: unknown): SettingsChanges {
  const result = z.safeParse(changesSchema, value);
  if (result.success) return Object.fromEntries(Object.entries(result.data));
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a change of settings: ${fields.join(', ')}`);
}

/** A change of switches from outside. Throws DataError `invalid`. */
export function checkSwitchChange(group: SwitchGroup, change: unknown): void {
  if (!Object.hasOwn(SWITCHES, group) || !isSwitchChange(group, change)) {
    throw new DataError('invalid', `Not a change of the switches ${group}`);
  }
}

/**
 * Whether camera, microphone and text may be analysed: only once the person turned it on. Read it again when the topic
 * `settings` is invalidated.
 */
export function allowsEmotionalAnalysis(settings: UserSettings | null): boolean {
  return settings?.ai.emotionalAnalysis ?? DEFAULT_SETTINGS.ai.emotionalAnalysis;
}
