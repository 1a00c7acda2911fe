import type { Answer } from './answer.ts';
import type { Move } from './move.ts';
import type { CareState } from './state.ts';

/** Returns the move where somebody is hurt by another. */
export function hurtMove({ step, said }: CareState, answer: Answer): Move {
  // A no says "not safe" only where that was asked last.
  const isUnsafe = answer.no && !answer.later && !answer.cannot && (said.hurtStay ?? 0) === 0;
  if (answer.asksWhere && step === 'hurt') return { step, say: ['shelter'] };
  if ((answer.now && !answer.later) || (step === 'hurt' && isUnsafe))
    return { step: 'hurt', say: ['hurtNow'], imminent: true };
  if (answer.blamesSelf && step === 'hurt') return { step, say: ['fault'] };
  if (step === 'hurt') return { step, say: ['hurtStay'] };
  return { step: 'hurt', say: ['hurtMeet', 'hurtAsk'] };
}
