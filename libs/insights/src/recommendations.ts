/** What can be recommended; the words for people are the app's, in its language. */
export type RecommendationId =
  | 'deep-breathing-exercise'
  | 'positive-affirmations'
  | 'gratitude-journaling'
  | 'quick-walk'
  | 'mindfulness-meditation'
  | 'stress-relief'
  | 'reach-out';

/** The kind of a suggestion (specification, section 3). */
export type RecommendationType = 'Exercise' | 'Mental' | 'Social';

/** Values in percent, 0-100; null where one could not be read. */
export interface EmotionPercents {
  happiness: number | null;
  sadness: number | null;
  neutral: number | null;
  stress: number | null;
  energy: number | null;
}

/** One recommendation, and the value the rule looked at: null for the last rule and for words. */
export interface RuleResult {
  id: RecommendationId;
  type: RecommendationType;
  because: 'stress' | 'happiness' | 'sadness' | 'energy' | null;
}

/** At most so many are given at once (specification, section 9). */
export const MAX_RECOMMENDATIONS = 3;

const RULES: readonly (RuleResult & {
  because: NonNullable<RuleResult['because']>;
  applies: (percent: number) => boolean;
})[] = [
  {
    id: 'deep-breathing-exercise',
    type: 'Exercise',
    because: 'stress',
    applies: (percent) => percent > 30,
  },
  {
    id: 'positive-affirmations',
    type: 'Mental',
    because: 'happiness',
    applies: (percent) => percent < 40,
  },
  {
    id: 'gratitude-journaling',
    type: 'Mental',
    because: 'sadness',
    applies: (percent) => percent > 30,
  },
  { id: 'quick-walk', type: 'Exercise', because: 'energy', applies: (percent) => percent < 40 },
];

const OTHERWISE: RuleResult = { id: 'mindfulness-meditation', type: 'Mental', because: null };
const STRESS_RELIEF: RuleResult = { id: 'stress-relief', type: 'Exercise', because: null };

/**
 * Every rule of the specification (section 9) that applies, in its order, else Mindfulness Meditation; at most three.
 * A rule on a value that could not be read is skipped. A text that contains "stress", in any case, adds Stress Relief.
 */
export function recommendations(percents: EmotionPercents, text = ''): RuleResult[] {
  const found = RULES.filter(({ because, applies }) => {
    const percent = percents[because];
    return percent !== null && applies(percent);
  }).map(({ id, type, because }) => ({ id, type, because }));
  const list = found.length > 0 ? found : [OTHERWISE];
  if (!text.toLowerCase().includes('stress')) return list.slice(0, MAX_RECOMMENDATIONS);
  return [...list.slice(0, MAX_RECOMMENDATIONS - 1), STRESS_RELIEF];
}
