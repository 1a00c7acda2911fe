import type { SuggestionId } from '@nafas/emotion';
import { MINDFUL_BREATHING, SLOW_BREATHING, type Exercise } from '../breathing/exercise.ts';

/** Suggestions that are a breathing exercise, and which; the others are a few words of guidance. */
export const BREATHING_OF: Partial<Record<SuggestionId, Exercise>> = {
  'deep-breathing-exercise': SLOW_BREATHING,
  'stress-relief': MINDFUL_BREATHING,
  'mindfulness-meditation': MINDFUL_BREATHING,
};

/** The suggestions with words of their own in the messages. */
export type PracticeId = 'positive-affirmations' | 'gratitude-journaling' | 'quick-walk';

/** Whether a suggestion is a practice with words of its own. */
export function isPractice(id: SuggestionId): id is PracticeId {
  return BREATHING_OF[id] === undefined;
}
