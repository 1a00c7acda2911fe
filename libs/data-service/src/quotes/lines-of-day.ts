import { daysBetween } from '@nafas/insights';
import type { DailyQuote } from './quote.ts';

const EPOCH = '1970-01-01';
const MOODS = ['neutral', 'low', 'high'] as const;
const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** 32-bit FNV-1a: a fixed order that does not put an author's lines side by side, as the order of ids does. */
function hash(text: string): number {
  let value = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  }
  return value >>> 0;
}

/**
 * Today's lines, one for each mood; that for `mood` first. The same for everybody on a calendar day (`YYYY-MM-DD`),
 * whenever and in whatever order they are asked for, and each of a mood comes before any of them comes again.
 */
export function linesOfDay(
  quotes: readonly DailyQuote[],
  localDate: string,
  mood: DailyQuote['mood'] = 'neutral',
): DailyQuote[] {
  const day = daysBetween(EPOCH, localDate);
  const moods = [mood, ...MOODS.filter((each) => each !== mood)];
  return moods.flatMap((each) => {
    const fitting = quotes
      .filter((quote) => quote.mood === each)
      .sort((a, b) => hash(a.id) - hash(b.id));
    if (fitting.length === 0) return [];
    const count = fitting.length;
    const today = fitting[((day % count) + count) % count];
    return today ? [today] : [];
  });
}
