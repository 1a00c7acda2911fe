import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';

/** The most characters (code points) a name may have; the fewest are one that is no space. */
export const MAX_NAME = 120;
/** The same for the address that the person can be written to. */
export const MAX_EMAIL = 320;
/** The most characters (code points) of a phone number, where there is one. */
export const MAX_PHONE = 40;
/** The same for where the person is, in their words. */
export const MAX_LOCATION = 120;
/** The same for what they say about themselves. */
export const MAX_BIO = 2000;

const text = z.nullable(z.string());
const schema = z.object({
  /** The user's id. */
  id: z.guid(),
  /** Where the person can be written to; the address of signing in is the account's own, and may differ. */
  email: z.string(),
  name: z.string(),
  avatarUrl: text,
  phone: text,
  location: text,
  bio: text,
  /** The instant of joining, ISO 8601 in UTC. */
  createdAt: instant,
  /** The instant of the last change, ISO 8601 in UTC. */
  updatedAt: instant,
});

/** Who an account belongs to. What was never given is null. */
export type Profile = z.infer<typeof schema>;

/** Rows of `profiles` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const profileCodec = rowCodec({ table: 'profiles', what: 'a profile', schema });

/** The fields of a profile that a person may change; those left out stay as they are. */
export type ProfileChanges = Partial<
  Pick<Profile, 'name' | 'email' | 'phone' | 'location' | 'bio'>
>;

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
export function parseProfileChanges(value: unknown): ProfileChanges {
  const result = z.safeParse(changesSchema, value);
  if (result.success) return Object.fromEntries(Object.entries(result.data));
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a change of a profile: ${fields.join(', ')}`);
}
