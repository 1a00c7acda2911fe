/** The levels of mood: very low, low, even, good, bright. */
export const MOOD_LEVELS = [1, 2, 3, 4, 5] as const;
/** A mood in five steps, from 1 (very low) to 5 (bright); {@link toMoodLevel} says which moods each has. */
export type MoodLevel = (typeof MOOD_LEVELS)[number];

const FIRST: Readonly<Record<MoodLevel, number>> = { 1: 0, 2: 2, 3: 4, 4: 6, 5: 8 };
const LAST: Readonly<Record<MoodLevel, number>> = { 1: 1, 2: 3, 3: 5, 4: 7, 5: 10 };

/** The level of a mood from 0 to 10; of a mean, that of the nearest mood. */
export function toMoodLevel(mood: number): MoodLevel {
  const whole = Math.round(mood);
  return MOOD_LEVELS.find((level) => whole <= LAST[level]) ?? 5;
}

/** The moods of a level, from its first to its last. */
export function getMoods(level: MoodLevel): number[] {
  const count = LAST[level] - FIRST[level] + 1;
  return Array.from({ length: count }, (_, index) => FIRST[level] + index);
}
