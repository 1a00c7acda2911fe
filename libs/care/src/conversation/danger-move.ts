import type { Answer } from './answer.ts';
import { answerMove } from './answer-move.ts';
import { hurtMove } from './hurt-move.ts';
import { type Move, onPath } from './move.ts';
import { otherMove } from './other-move.ts';
import type { CareState, Turn } from './state.ts';

const ATTEMPT = /\.attempt$/;
const ASKS_METHOD = /\.(?:dose-asked|way-asked|means-asked)$/;
const OF_OTHER = /(?:other-person|worried-for|speaks-to-one|suicide|death-words|is-hurt|abuse)$/;
const MAY_HARM = /\.may-hurt-others$/;

/** Returns the move for danger in the turn itself, at any step of the conversation. */
export function dangerMove(state: CareState, turn: Turn, answer: Answer): Move | null {
  const { kinds, rules, level } = turn;
  if (level === 'none') return null;
  const { step } = state;
  // Beside somebody else's danger only plain words of one's own change whom it is about.
  const isOfOther = step.startsWith('other-') && rules.every((rule) => OF_OTHER.test(rule));
  if (isOfOther) return otherMove(state, answer);
  const has = (kind: (typeof kinds)[number]) => kinds.includes(kind);
  const onSelf = ['asked', 'timing', 'plan', 'means', 'near', 'distance', 'contact'].includes(
    state.step,
  );
  if (level === 'crisis') {
    if (rules.some((rule) => ATTEMPT.test(rule)) && answer.later === false && isRecent(turn.text))
      return { step: 'near', say: ['emergency', 'near'], imminent: true };
    if (rules.some((rule) => ASKS_METHOD.test(rule)))
      return { step: 'near', say: ['emergency', 'noMethod', 'near'], imminent: true };
    if (has('plan') || has('goodbye'))
      return { step: 'near', say: ['emergency', 'afterYes', 'near'], imminent: true };
    if (has('method') && !has('third-person'))
      return { step: 'distance', say: ['emergency', 'meet', 'distance'], imminent: true };
    if (answer.now && onSelf) return { step: 'near', say: ['emergency', 'near'], imminent: true };
    if (has('third-person') && !kinds.some((kind) => kind === 'ideation' || kind === 'passive'))
      return otherMove(state, answer);
    if (answer.hasUrge && onPath(state)) return { step, say: ['urge'] };
    if (has('self-harm') && !has('ideation')) return { step: 'asked', say: ['selfHarm', 'ask'] };
    if (!onSelf) {
      const isOutright = has('ideation') && rules.length > 0;
      return isOutright && state.step !== 'none'
        ? { step: 'timing', say: ['afterYes', 'timing'] }
        : { step: 'asked', say: ['meet', 'ask'] };
    }
    if (state.step === 'asked') return { step: 'timing', say: ['afterYes', 'timing'] };
    return answerMove(state, answer) ?? afterCrisis(state);
  }
  if (has('third-person')) return otherMove(state, answer);
  if (rules.some((rule) => MAY_HARM.test(rule)))
    return step === 'may-harm'
      ? { step, say: ['emergency', 'harmStay'], imminent: true }
      : { step: 'may-harm', say: ['harmMeet'] };
  if (has('violence') || has('abuse')) return hurtMove(state, answer);
  if (has('eating')) {
    if (answer.faints) return { step: 'eating', say: ['eatingBody'] };
    return step === 'eating'
      ? { step: 'eating', say: ['eatingStay'] }
      : { step: 'eating', say: ['eatingMeet', 'eatingAsk'] };
  }
  if (has('method') || has('plan') || has('goodbye') || has('passive') || has('ideation')) {
    return onSelf ? answerMove(state, answer) : { step: 'asked', say: ['worryMeet', 'ask'] };
  }
  if (step === 'none') return { step: 'asked', say: ['worryMeet', 'ask'] };
  return answerMove(state, answer);
}

const LONG_AGO =
  /\b(?:years?|months?|weeks?) ago\b|last (?:year|month|summer|winter)|when i was|in 20\d\d|once before|قبل (?:سن|شهر|اسبوع|عام)|من (?:سن|شهر)|السنة الماضية|زمان/i;
const isRecent = (text: string) => !LONG_AGO.test(text);

/** Danger said again while it is spoken of: one step on, never the same question. */
function afterCrisis({ step }: CareState): Move {
  if (step === 'timing') return { step: 'plan', say: ['stay', 'plan'] };
  if (step === 'plan' || step === 'means') return { step: 'near', say: ['stay', 'near'] };
  if (step === 'near') return { step: 'contact', say: ['alone', 'contact'] };
  return { step: 'contact', say: ['stay', 'contact'] };
}
