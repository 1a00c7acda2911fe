import { z } from './zod.ts';

/** What may be the IANA name of a time zone; whether there is one of this name only the engine knows. */
export const zoneName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_+:-]{1,32}(?:\/[A-Za-z0-9_+:-]{1,32}){0,3}$/));
