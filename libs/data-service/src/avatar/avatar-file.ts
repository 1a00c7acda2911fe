import { DataError } from '../data-error.ts';

/** The types an avatar may have, and the ending of a file of each. */
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const;
/** The media type of a picture that may be an avatar. */
export type AvatarType = keyof typeof ENDINGS;
/** All of them, for the `accept` of a file field. */
export const AVATAR_TYPES = Object.keys(ENDINGS) as AvatarType[];

/** The most bytes of an avatar: 5 MB. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/** Why a file can't be an avatar, or null when it can. */
export function avatarProblem(file: Pick<Blob, 'type' | 'size'>): 'type' | 'size' | null {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return 'type';
  return file.size > MAX_AVATAR_BYTES ? 'size' : null;
}

/** The ending of a file name for an avatar. Throws DataError `invalid` for a file that can be none. */
export function avatarEnding(file: Pick<Blob, 'type' | 'size'>): string {
  const problem = avatarProblem(file);
  if (problem) throw new DataError('invalid', `Not an avatar: ${problem}`);
  return ENDINGS[file.type as AvatarType];
}
