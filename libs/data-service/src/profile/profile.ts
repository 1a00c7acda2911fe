import { DataError } from '../data-error.ts';
import { parseTimestamp } from '../timestamp.ts';
import { z } from '../zod.ts';

/** The most characters (code points) a name may have; the fewest are one that is no space. */
export const MAX_NAME = 120;

/** Who an account belongs to. What was never given is null. */
export interface Profile {
  /** The user's id. */
  id: string;
  email: string;
  name: string;
  avatarUrl: string | null;
  phone: string | null;
  location: string | null;
  bio: string | null;
  /** The instant of joining, ISO 8601 in UTC. */
  createdAt: string;
  /** The instant of the last change, ISO 8601 in UTC. */
  updatedAt: string;
}

/** What a person may change of a profile. */
export type ProfileChanges = Pick<Profile, 'name'>;

const text = z.nullable(z.string());
const instant = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const parsed = parseTimestamp(value);
    if (parsed !== null) return parsed;
    context.issues.push({ code: 'custom', message: 'not a timestamp', input: value });
    return z.NEVER;
  }),
);

const profileSchema: z.ZodMiniType<Profile, unknown> = z.object({
  id: z.guid(),
  email: z.string(),
  name: z.string(),
  avatarUrl: text,
  phone: text,
  location: text,
  bio: text,
  createdAt: instant,
  updatedAt: instant,
});

function refuse(what: string, error: { issues: readonly { path: PropertyKey[] }[] }): DataError {
  const fields = error.issues.map((issue) => issue.path.join('.'));
  return new DataError('invalid', `Not a ${what}: ${fields.join(', ')}`);
}

/** A profile from outside. Throws DataError `invalid`, which names the fields but not what is in them. */
export function parseProfile(value: unknown): Profile {
  const result = z.safeParse(profileSchema, value);
  if (result.success) return result.data;
  throw refuse('profile', result.error);
}

const changesSchema = z.object({
  name: z.string().check(
    z.trim(),
    z.refine((name) => name !== '' && [...name].length <= MAX_NAME),
  ),
});

/** Changes from outside, trimmed. Throws DataError `invalid`. */
export function parseChanges(value: unknown): ProfileChanges {
  const result = z.safeParse(changesSchema, value);
  if (result.success) return result.data;
  throw refuse('change of a profile', result.error);
}
