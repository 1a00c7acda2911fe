import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';

/** The most characters (code points) a name may have; the fewest are one that is no space. */
export const MAX_NAME = 120;
/** The same for the other fields; phone, location and bio may be absent. */
export const MAX_EMAIL = 320;
export const MAX_PHONE = 40;
export const MAX_LOCATION = 120;
export const MAX_BIO = 2000;

/** Who an account belongs to. What was never given is null. */
export interface Profile {
  /** The user's id. */
  id: string;
  /** Where the person can be written to; the address of signing in is the account's own, and may differ. */
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

/** What a person may change of a profile; what is left out stays. */
export type ProfileChanges = Partial<
  Pick<Profile, 'name' | 'email' | 'phone' | 'location' | 'bio'>
>;

const text = z.nullable(z.string());
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

const atMost = (most: number) => z.refine<string>((value) => [...value].length <= most);
/** Trimmed; nothing but space is absent. */
const optional = (most: number) =>
  z.nullable(
    z.pipe(
      z.string().check(z.trim(), atMost(most)),
      z.transform((value) => (value === '' ? null : value)),
    ),
  );

const changesSchema = z.partial(
  z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), atMost(MAX_NAME)),
    email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+$/), atMost(MAX_EMAIL)),
    phone: optional(MAX_PHONE),
    location: optional(MAX_LOCATION),
    bio: optional(MAX_BIO),
  }),
);

/** Changes from outside, trimmed, empty ones null. Throws DataError `invalid`. */
export function parseChanges(value: unknown): ProfileChanges {
  const result = z.safeParse(changesSchema, value);
  if (result.success) return Object.fromEntries(Object.entries(result.data));
  throw refuse('change of a profile', result.error);
}
