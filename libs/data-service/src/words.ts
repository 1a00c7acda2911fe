import { z } from './zod.ts';

/** A text of a catalogue in the languages of the product. */
export interface Words {
  readonly en: string;
  readonly ar: string;
}

/** Reads {@link Words}; further languages are left out. */
export const wordsSchema: z.ZodMiniType<Words, unknown> = z.object({
  en: z.string().check(z.minLength(1)),
  ar: z.string().check(z.minLength(1)),
});
