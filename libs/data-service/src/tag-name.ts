import { z } from './zod.ts';

/** The most characters (code points) of a tag. */
export const MAX_TAG = 40;

/** A tag's name, as check-ins hold it: 1-40 characters, none blank at an end. */
export const tagName = z
  .string()
  .check(z.refine((name) => name.trim() === name && name !== '' && [...name].length <= MAX_TAG));

/** What a tag may name. */
export const TAG_KINDS = ['people', 'places', 'activities'] as const;
/** What a tag names. A tag without a kind has null in its place. */
export type TagKind = (typeof TAG_KINDS)[number];
