import { DataError } from '../data-error.ts';
import { z } from '../zod.ts';

/** What a person chose. Which languages are complete is the platform's business: here any language tag may stand. */
export interface UserSettings {
  theme: 'light' | 'dark';
  /** A language tag, e.g. `ar`. */
  language: string;
  /** An IANA zone, or null for the zone of the device. */
  timeZone: string | null;
}

const shape = {
  theme: z.enum(['light', 'dark']),
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
  timeZone: z.nullable(
    z.string().check(z.regex(/^[A-Za-z0-9_+:-]{1,32}(?:\/[A-Za-z0-9_+:-]{1,32}){0,3}$/)),
  ),
};
const settingsSchema = z.object(shape);
const changesSchema = z.partial(z.strictObject(shape));

/** What to change; what is left out stays. */
export type SettingsChanges = Partial<UserSettings>;

/** Settings from outside. Throws DataError `invalid`. */
export function parseSettings(value: unknown): UserSettings {
  const result = z.safeParse(settingsSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', `Not settings: ${fieldsOf(result.error)}`);
}

/** Changes from outside. Throws DataError `invalid`. */
export function parseChanges(value: unknown): SettingsChanges {
  const result = z.safeParse(changesSchema, value);
  if (result.success) return Object.fromEntries(Object.entries(result.data));
  throw new DataError('invalid', `Not a change of settings: ${fieldsOf(result.error)}`);
}

function fieldsOf(error: { issues: readonly { path: PropertyKey[] }[] }): string {
  return error.issues.map((issue) => issue.path.join('.')).join(', ');
}
