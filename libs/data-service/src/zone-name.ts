import { z } from './zod.ts';

/** A string with the form of an IANA time zone name; only the browser knows whether that zone exists. */
export const zoneName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_+:-]{1,32}(?:\/[A-Za-z0-9_+:-]{1,32}){0,3}$/));
