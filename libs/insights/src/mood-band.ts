/** low: 3 or below; neutral: from there to 7; high: above 7 (SHELL-134 to -136). */
export type MoodBand = 'low' | 'neutral' | 'high';

/** The band of a mood of 0-10. Means between 3 and 4 are neutral: not yet low. */
export function moodBand(mood: number): MoodBand {
  if (mood <= 3) return 'low';
  return mood > 7 ? 'high' : 'neutral';
}
