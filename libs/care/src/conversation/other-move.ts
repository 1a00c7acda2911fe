import type { Answer } from './answer.ts';
import type { Move } from './move.ts';
import type { CareState } from './state.ts';

/** Returns the move where somebody else is in danger. */
export function otherMove(state: CareState, answer: Answer): Move {
  const { step } = state;
  if (!step.startsWith('other-')) {
    if (answer.bereaved && !answer.grave) return { step: 'asked', say: ['grief', 'ask'] };
    if (answer.grave || answer.now) return { step: 'other-now', say: ['otherNow'], imminent: true };
    return { step: 'other-asked', say: ['otherMeet', 'otherAsk'], imminent: false };
  }
  if (answer.fearsAnger && !answer.grave) return { step, say: ['otherAnger'] };
  if (answer.called) return { step: 'other-how', say: ['otherCalled'] };
  const isAsked = step === 'other-asked' && answer.yes;
  if (answer.grave || answer.now || isAsked)
    return { step: 'other-now', say: ['otherNow'], imminent: true };
  return otherHow(state, answer);
}

/** What a helper can do, and care for the helper, in turns. */
export function otherHow({ said }: CareState, answer: Answer): Move {
  if (answer.blamesSelf) return { step: 'other-how', say: ['fault'] };
  if (answer.thanks) return { step: 'other-how', say: ['thanks'] };
  const isHelped = (said.otherHow ?? 0) > (said.otherStay ?? 0);
  return { step: 'other-how', say: [isHelped ? 'otherStay' : 'otherHow'] };
}
