import type { RuleId } from '@nafas/insights';
import { MINDFUL_BREATHING, SLOW_BREATHING, type Exercise } from '../breathing/exercise.ts';

/** Suggestions that are a breathing exercise, and which; the others are a few words of guidance. */
export const BREATHING_EXERCISES: Partial<Record<RuleId, Exercise>> = {
  'deep-breathing-exercise': SLOW_BREATHING,
  'stress-relief': MINDFUL_BREATHING,
  'mindfulness-meditation': MINDFUL_BREATHING,
};

/** The suggestions with words of their own in the messages. */
export type PracticeId = 'positive-affirmations' | 'gratitude-journaling' | 'quick-walk';

const PRACTICES: readonly string[] = [
  'positive-affirmations',
  'gratitude-journaling',
  'quick-walk',
] satisfies PracticeId[];

/** The suggestion that an address asks for; none when it names none. */
export function suggestionNamed(name: string | null): RuleId | null {
  const isKnown = name !== null && (name in BREATHING_EXERCISES || PRACTICES.includes(name));
  return isKnown ? (name as RuleId) : null;
}

/** Whether a suggestion is a practice with words of its own. */
export function isPractice(id: RuleId): id is PracticeId {
  return BREATHING_EXERCISES[id] === undefined;
}
