import type { Answer } from './answer.ts';
import type { Move } from './move.ts';
import { MOVE_BY_STEP } from './move-by-step.ts';
import type { CareState, Step } from './state.ts';

const BEFORE_PLAN: ReadonlySet<Step> = new Set(['asked', 'denied', 'timing', 'plan']);

/** Returns the move for an answer; null where nothing was asked that it answers. */
export function answerMove(state: CareState, answer: Answer): Move | null {
  const { step } = state;
  if (answer.asksPromise && !step.startsWith('other-')) return { step, say: ['promise'] };
  if (
    !step.startsWith('other-') &&
    (answer.isAboutOther || (answer.other && BEFORE_PLAN.has(step)))
  )
    return { step: 'other-asked', say: ['otherMeet', 'otherAsk'], imminent: false };
  if (answer.own && step.startsWith('other-'))
    return { step: 'timing', say: ['own', 'timing'], imminent: false };
  if (answer.wantsQuiet) return { step, say: ['quiet'] };
  if (answer.elsewhere && !step.startsWith('other-')) return { step, say: ['elsewhere'] };
  if (answer.hasUrge && !step.startsWith('other-') && step !== 'eating')
    return { step, say: ['urge'] };
  if (answer.leaves && !answer.no) return { step, say: ['leaving'] };
  if (answer.safe) return { step: 'safe-for-now', say: ['safe'], imminent: false };
  const move = MOVE_BY_STEP[step]?.(answer, state) ?? null;
  if (move) return move;
  if (answer.called) return { step: 'safety-plan', say: ['called', 'safetyPlan'] };
  if (answer.done) return { step: 'near', say: ['apart', 'near'] };
  if (answer.cannot && step !== 'hurt') return { step: 'contact', say: ['cannotCall'] };
  if (answer.blamesSelf) return { step, say: ['fault'] };
  if (answer.thanks) return { step, say: ['thanks'] };
  return null;
}
