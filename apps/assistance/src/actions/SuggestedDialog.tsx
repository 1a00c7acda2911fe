import type { RuleId } from '@nafas/insights';
import { MindfulnessDialog } from '../breathing/MindfulnessDialog.tsx';
import { PracticeDialog } from './PracticeDialog.tsx';
import { BREATHING_EXERCISES, isPractice } from './suggested.ts';

/** The dialog for a suggestion: a breathing exercise, or a few words of guidance. */
export function SuggestedDialog({ id, onClose }: { id: RuleId | null; onClose: () => void }) {
  const exercise = id && BREATHING_EXERCISES[id];
  if (exercise) return <MindfulnessDialog exercise={exercise} onClose={onClose} />;
  return id && isPractice(id) ? <PracticeDialog id={id} onClose={onClose} /> : null;
}
