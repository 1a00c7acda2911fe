import { z } from './zod.ts';

const text = z.string().check(z.minLength(1));

/** A text of a catalogue by language, in English and Arabic at least; `localize` picks one. */
export const wordsSchema = z.catchall(z.object({ en: text, ar: text }), text);
/** A text of a catalogue, by BCP 47 tag. */
export type Words = Readonly<z.infer<typeof wordsSchema>>;
