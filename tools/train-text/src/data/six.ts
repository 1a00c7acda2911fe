import type { OutputRule } from './task.ts';

/** BRIGHTER's six labels. */
export const SIX = ['anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise'] as const;

/** The outputs of a pack with the six labels: the six, and our four readings. */
export const SIX_OUTPUTS: readonly OutputRule[] = [
  ...SIX.map((label) => ({ group: 'labels6', label, anyOf: [label] })),
  { group: 'reading', label: 'happiness', anyOf: ['joy'] },
  { group: 'reading', label: 'sadness', anyOf: ['sadness'] },
  { group: 'reading', label: 'neutral', noneOf: SIX },
  { group: 'reading', label: 'stress', anyOf: ['anger', 'fear'] },
];
