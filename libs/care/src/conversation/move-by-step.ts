import type { Answer } from './answer.ts';
import { hurtMove } from './hurt-move.ts';
import type { Move } from './move.ts';
import { otherHow, otherMove } from './other-move.ts';
import type { CareState, Step } from './state.ts';

const URGENT: Move = { step: 'near', say: ['emergency', 'near'], imminent: true };

/** What they thought of is at hand: the emergency number, then space between. */
const AT_HAND: Move = { step: 'distance', say: ['emergency', 'ready', 'distance'], imminent: true };

/** What an answer means to the question that was asked at each step; null where it answers none. */
export const MOVE_BY_STEP: Readonly<
  Partial<Record<Step, (answer: Answer, state: CareState) => Move | null>>
> = {
  asked(answer) {
    if (answer.ready && !answer.no) return AT_HAND;
    if (answer.now && !answer.later) return URGENT;
    if (answer.unsure || (answer.no && answer.later))
      return { step: 'timing', say: ['afterUnsure', 'timing'] };
    if (answer.yes || answer.later || answer.own)
      return { step: 'timing', say: ['afterYes', 'timing'] };
    return answer.no ? { step: 'denied', say: ['afterNo'] } : null;
  },
  denied(answer) {
    if (answer.now && !answer.no) return URGENT;
    if (answer.unsure || answer.yes) return { step: 'timing', say: ['afterUnsure', 'timing'] };
    return answer.no ? { step: 'denied', say: ['quiet'] } : null;
  },
  timing(answer) {
    if (answer.done) return { step: 'near', say: ['apart', 'near'] };
    if (answer.ready) return AT_HAND;
    if (answer.cannot) return { step: 'timing', say: ['cannotCall', 'timing'] };
    if (answer.later) return { step: 'plan', say: ['stay', 'plan'] };
    if (answer.now || answer.yes) return URGENT;
    if (answer.no || answer.unsure) return { step: 'plan', say: ['stay', 'plan'] };
    return answer.alone ? { step: 'contact', say: ['alone', 'contact'] } : null;
  },
  plan(answer) {
    if (answer.done) return { step: 'near', say: ['apart', 'near'] };
    if (answer.ready) return AT_HAND;
    if (answer.cannot) return { step: 'near', say: ['cannotCall', 'near'] };
    if (answer.now && !answer.later) return URGENT;
    if (answer.no || answer.later) return { step: 'near', say: ['stay', 'near'] };
    if (answer.yes || answer.unsure) return { step: 'means', say: ['afterYes', 'means'] };
    return null;
  },
  means(answer) {
    if (answer.done) return { step: 'near', say: ['apart', 'near'] };
    if (answer.no) return { step: 'near', say: ['stay', 'near'] };
    if (answer.yes || answer.unsure || answer.now || answer.ready)
      return { step: 'distance', say: ['emergency', 'distance'], imminent: true };
    return answer.later ? { step: 'near', say: ['stay', 'near'] } : null;
  },
  distance(answer, { imminent }) {
    if (answer.done || answer.yes)
      return { step: 'near', say: imminent ? ['emergency', 'near'] : ['apart', 'near'] };
    if (answer.someone) return { step: 'contact', say: ['notAlone', 'contact'] };
    if (answer.cannot || answer.no || answer.ready)
      return { step: 'near', say: ['emergency', 'near'], imminent: true };
    return answer.alone ? { step: 'contact', say: ['emergency', 'alone'], imminent: true } : null;
  },
  near(answer, { imminent }) {
    if (answer.ready && !answer.someone && !answer.done) return AT_HAND;
    if (answer.called) return { step: 'safety-plan', say: ['called', 'safetyPlan'] };
    if (answer.done) return { step: 'near', say: ['apart', 'near'] };
    if (answer.alone || answer.no)
      return { step: 'contact', say: imminent ? ['emergency', 'alone'] : ['alone', 'contact'] };
    if (answer.cannot) return { step: 'contact', say: ['cannotCall', 'contact'] };
    if (answer.someone || answer.yes) return { step: 'contact', say: ['notAlone', 'contact'] };
    return null;
  },
  contact(answer, { imminent }) {
    if (answer.ready && !answer.someone && !answer.done) return AT_HAND;
    if (answer.called || answer.yes) return { step: 'safety-plan', say: ['called', 'safetyPlan'] };
    if (answer.done) return { step: 'contact', say: ['apart'] };
    if (answer.cannot || answer.no || answer.unsure) {
      return { step: 'contact', say: imminent ? ['emergency', 'cannotCall'] : ['cannotCall'] };
    }
    if (answer.someone) return { step: 'safety-plan', say: ['notAlone', 'safetyPlan'] };
    return null;
  },
  'safety-plan'(answer) {
    if (answer.yes || answer.someone || answer.done)
      return { step: 'safety-plan', say: ['safetyPlan'] };
    return null;
  },
  'other-asked': (answer, state) => otherMove(state, answer),
  'other-now'(answer, state) {
    if (answer.called) return { step: 'other-how', say: ['otherCalled'], imminent: false };
    if (answer.fearsAnger) return { step: 'other-now', say: ['otherAnger'] };
    if (answer.cannot || answer.no || answer.unsure || answer.grave)
      return { step: 'other-now', say: ['otherNow'] };
    return otherHow(state, answer);
  },
  'other-how': (answer, state) => otherMove(state, answer),
  hurt: (answer, state) => hurtMove(state, answer),
  eating(answer) {
    if (answer.faints) return { step: 'eating', say: ['eatingBody'] };
    if (answer.cannot) return { step: 'eating', say: ['stay'] };
    return { step: 'eating', say: ['eatingStay'] };
  },
  'may-harm'(answer) {
    if (answer.done || answer.someone) return { step: 'may-harm', say: ['apart', 'harmStay'] };
    if (answer.now || answer.yes || answer.alone)
      return { step: 'may-harm', say: ['emergency', 'harmStay'], imminent: true };
    return null;
  },
};
