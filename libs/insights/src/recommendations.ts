/** The recommendations of the rules; the words for people are the app's, in its language. */
export type RuleId =
  | 'deep-breathing-exercise'
  | 'positive-affirmations'
  | 'gratitude-journaling'
  | 'quick-walk'
  | 'mindfulness-meditation'
  | 'stress-relief';

/** A recommendation of the rules, or company (`reach-out`), which a falling score gives. */
export type RecommendationId = RuleId | 'reach-out';

/** The kind of a suggestion (DATA-100 to -102). */
export type RecommendationType = 'Exercise' | 'Mental' | 'Social';

/** Values in percent, 0-100; null where one could not be read. */
export interface EmotionPercents {
  happiness: number | null;
  sadness: number | null;
  neutral: number | null;
  stress: number | null;
  energy: number | null;
}

/** The values that a rule looks at. */
export type RuleValue = Exclude<keyof EmotionPercents, 'neutral'>;

/** One recommendation, and the value the rule looked at: null for the last rule and for words. */
export interface RuleResult<Id extends RecommendationId = RuleId> {
  id: Id;
  type: RecommendationType;
  because: RuleValue | null;
}

/** At most so many are given at once (DATA-096). */
export const MAX_RECOMMENDATIONS = 3;

/** The limits of the rules in percent, ASSIST-061 to -064. */
export const RULE_LIMITS = {
  stress: 30,
  happiness: 40,
  sadness: 30,
  energy: 40,
} as const satisfies Record<RuleValue, number>;

/** The one table of rules in the product, in the order of ASSIST-060. */
const RULES: readonly (RuleResult & { because: RuleValue; when: 'above' | 'below' })[] = [
  { id: 'deep-breathing-exercise', type: 'Exercise', because: 'stress', when: 'above' },
  { id: 'positive-affirmations', type: 'Mental', because: 'happiness', when: 'below' },
  { id: 'gratitude-journaling', type: 'Mental', because: 'sadness', when: 'above' },
  { id: 'quick-walk', type: 'Exercise', because: 'energy', when: 'below' },
];

const OTHERWISE: RuleResult = { id: 'mindfulness-meditation', type: 'Mental', because: null };
const STRESS_RELIEF: RuleResult = { id: 'stress-relief', type: 'Exercise', because: null };

/**
 * Every rule of ASSIST-061 to -064 that applies, in that order, else ASSIST-065; at most three.
 * A rule on a value that could not be read is skipped. A text that contains "stress", in any case, adds Stress Relief.
 */
export function recommendations(percents: EmotionPercents, text = ''): RuleResult[] {
  const found = RULES.filter(({ because, when }) => {
    const percent = percents[because];
    if (percent === null) return false;
    return when === 'above' ? percent > RULE_LIMITS[because] : percent < RULE_LIMITS[because];
  }).map(({ id, type, because }) => ({ id, type, because }));
  const list = found.length > 0 ? found : [OTHERWISE];
  if (!text.toLowerCase().includes('stress')) return list.slice(0, MAX_RECOMMENDATIONS);
  return [...list.slice(0, MAX_RECOMMENDATIONS - 1), STRESS_RELIEF];
}
