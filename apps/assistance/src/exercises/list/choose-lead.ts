import { addDays, type RuleId, recommendations, type RuleResult } from '@nafas/insights';
import { chooseLearnt, type HelpCheckIn, type ExerciseOutcome } from '@nafas/insights/helps';
import { EXERCISES, FIRST } from '../catalogue.ts';

/** The exercise that is offered first, and why: what the last check-in says, what helped so far, or nothing. */
export interface LeadChoice {
  readonly id: string;
  readonly because: NonNullable<RuleResult['because']> | 'outcomes' | 'new' | 'first';
  /** How often it helped in such moments, of how often something is known of it. */
  readonly helped: number;
  readonly of: number;
}

interface Known {
  readonly checkIns: readonly (HelpCheckIn & { readonly localDate: string })[];
  readonly outcomes: readonly ExerciseOutcome[];
}

interface Now {
  /** ISO 8601. */
  readonly instant: string;
  readonly today: string;
}

/** What the rules recommend, among the exercises. */
const OF_RULE: Partial<Record<RuleId, string>> = {
  'deep-breathing-exercise': 'breathing-4-6',
  'positive-affirmations': 'self-compassion',
  'gratitude-journaling': 'three-good-things',
  'quick-walk': 'walking-attention',
};

const TEN = 10;
const NONE = { helped: 0, of: 0 };
const BEGIN: LeadChoice = { id: FIRST.id, because: 'first', ...NONE };

/**
 * The rules of `recommendations` first; by what helped once five outcomes of such moments are known. The same all day,
 * on every device, until an outcome is added.
 */
export function chooseLead({ checkIns, outcomes }: Known, { instant, today }: Now): LeadChoice {
  const exercises = EXERCISES.map(({ id }) => id);
  const learnt = chooseLearnt({ checkIns, outcomes, exercises }, { instant, today });
  if (!learnt) return toRuled(checkIns, today);
  const { exercise: id, helped, of } = learnt;
  return { id, because: helped > 0 ? 'outcomes' : 'new', helped, of };
}

function toRuled(checkIns: Known['checkIns'], today: string): LeadChoice {
  const last = checkIns.at(-1);
  if (!last || last.localDate < addDays(today, -1)) return BEGIN;
  const toPercent = (value: number | null) => (value === null ? null : TEN * value);
  const [rule] = recommendations({
    happiness: toPercent(last.mood),
    stress: toPercent(last.stress),
    energy: toPercent(last.energy),
    sadness: null,
    neutral: null,
  });
  const id = rule && OF_RULE[rule.id];
  return id && rule.because ? { id, because: rule.because, ...NONE } : BEGIN;
}
