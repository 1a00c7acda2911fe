import type { EmotionReading } from '@nafas/emotion';

/** The word a reading is offered under. */
export type Mood = 'happy' | 'sad' | 'calm' | 'tense' | 'lively' | 'quiet' | 'even' | 'mixed';

/** Below this (percent) no value stands out ... */
const LEAST = 35;
/** ... nor when two are as close as this. */
const CLOSE = 8;
/** Energy (percent) of a lively and of a quiet voice, around the usual 45. */
const LIVELY = 60;
const QUIET = 30;

/**
 * The word for a reading: what stands out most; `mixed` when nothing does. Where only energy was read (a voice) it is
 * said whether it is lively, quiet or in between.
 */
export function toMood(reading: EmotionReading): Mood {
  const { happiness, sadness, neutral, stress, energy } = reading;
  if (happiness === null && sadness === null && stress === null) {
    if (energy === null) return 'mixed';
    return energy >= LIVELY ? 'lively' : energy <= QUIET ? 'quiet' : 'even';
  }
  const ranked = (
    [
      ['happy', happiness],
      ['sad', sadness],
      ['calm', neutral],
      ['tense', stress],
    ] as const
  )
    .map(([mood, percent]) => ({ mood, percent: percent ?? 0 }))
    .sort((a, b) => b.percent - a.percent);
  const [first, second] = ranked;
  if (!first || first.percent < LEAST) return 'mixed';
  return second && first.percent - second.percent < CLOSE ? 'mixed' : first.mood;
}
