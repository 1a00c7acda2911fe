/** The three faces. */
export type MoodTone = 'low' | 'neutral' | 'high';

/** Which face a mood from 0 to 10 shows: low up to 3, high above 7, neutral between. */
export function moodTone(value: number): MoodTone {
  if (value <= 3) return 'low';
  return value > 7 ? 'high' : 'neutral';
}
