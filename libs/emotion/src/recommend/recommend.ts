import type { EmotionReading, EmotionValue } from '../reading/reading.ts';

/** The suggestions the rules can give; the app owns their words in each language. */
export type SuggestionId =
  | 'deep-breathing-exercise'
  | 'positive-affirmations'
  | 'gratitude-journaling'
  | 'quick-walk'
  | 'mindfulness-meditation'
  | 'stress-relief';

/** What kind of suggestion it is (specification, section 3). */
export type SuggestionType = 'Exercise' | 'Mental' | 'Social';

/** A suggestion and, for the "why" panel, the rule that gave it. */
export interface Suggestion {
  readonly id: SuggestionId;
  /** The specification's English title. */
  readonly title: string;
  readonly type: SuggestionType;
  /** The value the rule looked at; null for the last rule and for the word "stress". */
  readonly because: EmotionValue | null;
}

/** At most this many suggestions are given with one analysis (specification, section 9). */
export const MAX_SUGGESTIONS = 3;

interface Rule {
  readonly value: Exclude<EmotionValue, 'neutral'>;
  readonly applies: (percent: number) => boolean;
  readonly suggestion: Suggestion;
}

/** The specification's rules in their order (section 9). */
const RULES: readonly Rule[] = [
  {
    value: 'stress',
    applies: (percent) => percent > 30,
    suggestion: {
      id: 'deep-breathing-exercise',
      title: 'Deep Breathing Exercise',
      type: 'Exercise',
      because: 'stress',
    },
  },
  {
    value: 'happiness',
    applies: (percent) => percent < 40,
    suggestion: {
      id: 'positive-affirmations',
      title: 'Positive Affirmations',
      type: 'Mental',
      because: 'happiness',
    },
  },
  {
    value: 'sadness',
    applies: (percent) => percent > 30,
    suggestion: {
      id: 'gratitude-journaling',
      title: 'Gratitude Journaling',
      type: 'Mental',
      because: 'sadness',
    },
  },
  {
    value: 'energy',
    applies: (percent) => percent < 40,
    suggestion: { id: 'quick-walk', title: 'Quick Walk', type: 'Exercise', because: 'energy' },
  },
];

const OTHERWISE: Suggestion = {
  id: 'mindfulness-meditation',
  title: 'Mindfulness Meditation',
  type: 'Mental',
  because: null,
};

const STRESS_RELIEF: Suggestion = {
  id: 'stress-relief',
  title: 'Stress Relief',
  type: 'Exercise',
  because: null,
};

/** The values the rules look at. */
export type ReadValues = Pick<EmotionReading, EmotionValue>;

/**
 * The recommended action: the first rule that applies, in the specification's order. A rule on a
 * value that could not be read (null) is skipped.
 */
export function recommend(reading: ReadValues): Suggestion {
  return matching(reading)[0] ?? OTHERWISE;
}

/**
 * Up to three suggestions for an analysis: every rule that applies, in order (else the last rule),
 * with Stress Relief among them when the analysed text contains "stress", in any case.
 */
export function suggestions(reading: ReadValues, text = ''): readonly Suggestion[] {
  const found = matching(reading);
  const list = found.length > 0 ? found : [OTHERWISE];
  if (!text.toLowerCase().includes('stress')) return list.slice(0, MAX_SUGGESTIONS);
  return [...list.slice(0, MAX_SUGGESTIONS - 1), STRESS_RELIEF];
}

function matching(reading: ReadValues): Suggestion[] {
  return RULES.filter(({ value, applies }) => {
    const percent = reading[value];
    return percent !== null && applies(percent);
  }).map((rule) => rule.suggestion);
}
