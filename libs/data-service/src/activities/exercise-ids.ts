/** The guided exercises by the ids under which they are stored, in the order of their list. */
export const EXERCISE_IDS = [
  'breathing-4-6',
  'cyclic-sighing',
  'box-breathing',
  'mindful-breathing',
  'body-scan',
  'five-senses',
  'muscle-relaxation',
  'self-compassion',
  'three-good-things',
  'values-card',
  'walking-attention',
  'leaves-on-a-stream',
  'sleep-wind-down',
] as const;
/** The id of a guided exercise. */
export type ExerciseId = (typeof EXERCISE_IDS)[number];
