import { rowReader } from '../row-codec.ts';
import { badges } from '../trusted-people/preview.ts';
import { z } from '../zod.ts';

const schema = z.object({
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  achievements: badges,
});

/** The page of a handle as anybody gets it; see `RowReader`. Throws DataError `invalid`. */
export const publicProfileReader = rowReader({
  table: 'public_profile',
  what: 'a public profile',
  schema,
});

/** The same of the signed-in person, shown or not; see `RowReader`. Throws DataError `invalid`. */
export const ownPublicProfileReader = rowReader({
  table: 'my_public_profile',
  what: 'a public profile',
  schema,
});

/** All that the page of a handle shows. */
export type PublicProfile = ReturnType<typeof publicProfileReader.ofRow>;

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** 3 to 30 letters a to z, digits, and hyphens between them; whether one is free, the backend decides. */
export function isHandle(text: string): boolean {
  return text.length >= 3 && text.length <= 30 && HANDLE.test(text);
}
