import type { EmotionReading } from '@nafas/emotion';
import { findStrongest } from '@nafas/insights';

/** The word a reading is offered under. */
export type Mood = 'happy' | 'sad' | 'calm' | 'tense' | 'lively' | 'quiet' | 'even' | 'mixed';

const WORD = { happiness: 'happy', sadness: 'sad', neutral: 'calm', stress: 'tense' } as const;
/** Energy (percent) of a lively and of a quiet voice, around the usual 45. */
const LIVELY = 60;
const QUIET = 30;

/**
 * The word for a reading: what stands out most; `mixed` when nothing does. Where only energy was read (a voice) it is
 * said whether it is lively, quiet or in between.
 */
export function toMood(reading: EmotionReading): Mood {
  const { happiness, sadness, stress, energy } = reading;
  if (happiness === null && sadness === null && stress === null) {
    if (energy === null) return 'mixed';
    return energy >= LIVELY ? 'lively' : energy <= QUIET ? 'quiet' : 'even';
  }
  const most = findStrongest(reading);
  return most ? WORD[most] : 'mixed';
}
