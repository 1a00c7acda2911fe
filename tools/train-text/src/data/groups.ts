import type { OutputRule } from './task.ts';

const POSITIVE =
  'admiration amusement approval caring desire excitement gratitude joy love optimism pride relief';

/** GoEmotions paper, appendix: the Ekman grouping of the 28 labels. */
export const EKMAN: Readonly<Record<string, readonly string[]>> = {
  anger: ['anger', 'annoyance', 'disapproval'],
  disgust: ['disgust'],
  fear: ['fear', 'nervousness'],
  joy: POSITIVE.split(' '),
  sadness: ['sadness', 'disappointment', 'embarrassment', 'grief', 'remorse'],
  surprise: ['surprise', 'realization', 'confusion', 'curiosity'],
  neutral: ['neutral'],
};

/** GoEmotions paper: the sentiment grouping. */
export const SENTIMENT: Readonly<Record<string, readonly string[]>> = {
  positive: POSITIVE.split(' '),
  negative: ['anger', 'disgust', 'fear', 'sadness'].flatMap((group) => EKMAN[group] ?? []),
  ambiguous: EKMAN['surprise'] ?? [],
  neutral: ['neutral'],
};

/**
 * Groups that get a head of their own beside those of the labels: what a group's texts share shows in
 * more rows than any one label has. Groups of one label need none; 'positive' is 'joy' and 'ambiguous'
 * is 'surprise'.
 */
export const GROUP_HEADS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...Object.entries(EKMAN)
    .filter(([, labels]) => labels.length > 1)
    .map(([name, labels]) => [`ekman ${name}`, labels] as const),
  ['negative', SENTIMENT['negative'] ?? []],
]);

/** Which labels our four readings stand for. */
export const READING: Readonly<Record<string, readonly string[]>> = {
  happiness: 'joy amusement love gratitude excitement optimism pride relief admiration'.split(' '),
  sadness: ['sadness', 'grief', 'remorse', 'disappointment'],
  neutral: ['neutral'],
  stress: ['fear', 'nervousness', 'anger', 'annoyance'],
};

/** The rules of one grouping. */
export function rules(
  group: string,
  map: Readonly<Record<string, readonly string[]>>,
): OutputRule[] {
  return Object.entries(map).map(([label, anyOf]) => ({ group, label, anyOf }));
}
