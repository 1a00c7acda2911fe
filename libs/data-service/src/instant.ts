import { parseTimestamp } from './timestamp.ts';
import { z } from './zod.ts';

/** A timestamp as any of our backends writes it, as {@link parseTimestamp} gives it: ISO 8601 in UTC. */
export const instant = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const parsed = parseTimestamp(text);
    if (parsed !== null) return parsed;
    context.issues.push({ code: 'custom', message: 'not a timestamp', input: text });
    return z.NEVER;
  }),
);
