import { type Answer, parseAnswer } from './answer.ts';
import { findPathEnd } from './help.ts';
import { ARABIC } from './sentences.ar.ts';
import { ENGLISH } from './sentences.en.ts';
import type { SentenceName } from './sources.ts';
import type { CareAnswer, CareLanguage, CareState, Step, Turn } from './state.ts';
import { careView } from './view.ts';

const SENTENCES = { en: ENGLISH, ar: ARABIC };

/** The next answer and the step it leads to. */
interface Move {
  readonly step: Step;
  readonly say: readonly SentenceName[];
  readonly imminent?: boolean;
}

const ATTEMPT = /\.attempt$/;
const ASKS_METHOD = /\.(?:dose-asked|way-asked|means-asked)$/;
const MAY_HARM = /\.may-hurt-others$/;

/**
 * The next reply of the help path: pure, and the same for the built-in answers and for an AI service. The path begins
 * with danger or worry and is never left by an answer; off it the companion speaks.
 */
export function nextCare(before: CareState, turn: Turn): CareAnswer {
  const answer = parseAnswer(turn.text);
  const { language } = turn;
  const isOver = before.step !== 'none' && turn.at >= findPathEnd(before);
  const state: CareState = isOver ? { ...before, step: 'none', imminent: false } : before;
  const move = chooseMove(state, turn, answer);
  if (move === null) {
    return { state: { ...state, language }, reply: null, ...careView(before, turn.at) };
  }
  const imminent = move.imminent ?? (state.imminent && move.step !== 'safe-for-now');
  const said: Said = { ...state.said };
  const reply = spoken(move.say, said, language);
  const begins = move.step !== 'none' && state.dangerAt === null;
  const heard = turn.level !== 'none' || begins || imminent;
  const next: CareState = {
    step: move.step,
    imminent,
    said,
    dangerAt: heard ? turn.at : state.dangerAt,
    language,
  };
  return { state: next, reply, ...careView(next, turn.at) };
}

type Said = Partial<Record<SentenceName | 'more', number>>;

/**
 * The sentences in wordings that were not said. Where all of one were, it is left out; the emergency number never is, and
 * a reply of nothing new gets a pair of other sentences, in the order that is used nowhere else.
 */
function spoken(names: readonly SentenceName[], said: Said, language: CareLanguage): string {
  const sentences = SENTENCES[language];
  let isNew = false;
  const parts = names.flatMap((name) => {
    const { texts } = sentences[name];
    const count = said[name] ?? 0;
    said[name] = count + 1;
    if (count < texts.length) isNew = true;
    else if (name !== 'emergency') return [];
    return [texts[count % texts.length] ?? ''];
  });
  if (!isNew) {
    const count = said.more ?? 0;
    said.more = count + 1;
    const stay = sentences.stay.texts;
    const listen = sentences.listen.texts;
    // Eight and nine have no common factor: 72 pairs come before any comes again.
    parts.push(listen[count % listen.length] ?? '', stay[count % stay.length] ?? '');
  }
  return parts.join(' ');
}

function chooseMove(state: CareState, turn: Turn, answer: Answer): Move | null {
  const onPath = state.step !== 'none';
  if (answer.asksMachine) {
    return onPath || turn.level !== 'none'
      ? { step: onPath ? state.step : 'asked', say: ['machine', onPath ? 'listen' : 'ask'] }
      : { step: 'none', say: ['machineCalm'] };
  }
  const heard = dangerMove(state, turn, answer);
  if (heard) return heard;
  if (!onPath) return null;
  return answerMove(state, answer) ?? { step: state.step, say: ['stay', 'listen'] };
}

/** Returns the move for danger in the turn itself, at any step of the conversation. */
function dangerMove(state: CareState, turn: Turn, answer: Answer): Move | null {
  const { kinds, rules, level } = turn;
  if (level === 'none') return null;
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
    if (has('method'))
      return { step: 'distance', say: ['emergency', 'meet', 'distance'], imminent: true };
    if (answer.now && onSelf) return { step: 'near', say: ['emergency', 'near'], imminent: true };
    if (has('third-person') && !kinds.some((kind) => kind === 'ideation' || kind === 'passive'))
      return otherMove(state, answer);
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
    return state.step === 'may-harm'
      ? { step: 'may-harm', say: ['emergency', 'listen'], imminent: true }
      : { step: 'may-harm', say: ['harmMeet'] };
  if (has('violence') || has('abuse')) return hurtMove(state, answer);
  if (has('eating')) {
    return state.step === 'eating'
      ? { step: 'eating', say: ['eatingStay'] }
      : { step: 'eating', say: ['eatingMeet', 'eatingAsk'] };
  }
  if (has('method') || has('plan') || has('goodbye') || has('passive') || has('ideation')) {
    return onSelf ? answerMove(state, answer) : { step: 'asked', say: ['worryMeet', 'ask'] };
  }
  if (state.step === 'none') return { step: 'asked', say: ['worryMeet', 'ask'] };
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

function otherMove({ step }: CareState, answer: Answer): Move {
  if (step === 'other-asked' && (answer.now || answer.yes))
    return { step: 'other-now', say: ['otherNow'], imminent: true };
  if (step.startsWith('other-')) return { step: 'other-how', say: ['otherHow', 'otherStay'] };
  return { step: 'other-asked', say: ['otherMeet', 'otherAsk'], imminent: false };
}

function hurtMove({ step }: CareState, answer: Answer): Move {
  if (answer.now) return { step: 'hurt', say: ['hurtNow', 'hurtStay'], imminent: true };
  if (step === 'hurt') return { step: 'hurt', say: ['hurtStay'] };
  return { step: 'hurt', say: ['hurtMeet', 'hurtAsk'] };
}

/** Returns the move for an answer; null where nothing was asked that it answers. */
function answerMove(state: CareState, answer: Answer): Move | null {
  const { step } = state;
  if (answer.asksPromise) return { step, say: ['promise', 'listen'] };
  if (answer.other && !step.startsWith('other-'))
    return { step: 'other-asked', say: ['otherMeet', 'otherAsk'], imminent: false };
  if (answer.wantsQuiet) return { step, say: ['quiet'] };
  if (answer.leaves && !answer.no) return { step, say: ['leaving'] };
  if (answer.safe) return { step: 'safe-for-now', say: ['safe'], imminent: false };
  const move = BY_STEP[step]?.(answer, state) ?? null;
  if (move) return move;
  if (answer.called) return { step: 'safety-plan', say: ['called', 'safetyPlan'] };
  if (answer.cannot) return { step: 'contact', say: ['cannotCall', 'listen'] };
  return null;
}

const URGENT: Move = { step: 'near', say: ['emergency', 'near'], imminent: true };

const BY_STEP: Readonly<Partial<Record<Step, (answer: Answer, state: CareState) => Move | null>>> =
  {
    asked(answer) {
      if (answer.now) return URGENT;
      if (answer.unsure) return { step: 'timing', say: ['afterUnsure', 'timing'] };
      if (answer.yes || answer.later) return { step: 'timing', say: ['afterYes', 'timing'] };
      return answer.no ? { step: 'denied', say: ['afterNo'] } : null;
    },
    denied(answer) {
      if (answer.now) return URGENT;
      if (answer.unsure || answer.yes) return { step: 'timing', say: ['afterUnsure', 'timing'] };
      return null;
    },
    timing(answer) {
      if (answer.now || answer.yes) return URGENT;
      if (answer.later || answer.no || answer.unsure)
        return { step: 'plan', say: ['stay', 'plan'] };
      return null;
    },
    plan(answer) {
      if (answer.now) return URGENT;
      if (answer.yes || answer.unsure) return { step: 'means', say: ['afterYes', 'means'] };
      return answer.no || answer.later ? { step: 'near', say: ['stay', 'near'] } : null;
    },
    means(answer) {
      if (answer.yes || answer.unsure || answer.now)
        return { step: 'distance', say: ['emergency', 'distance'], imminent: true };
      return answer.no || answer.later ? { step: 'near', say: ['stay', 'near'] } : null;
    },
    distance(answer, { imminent }) {
      if (answer.cannot || answer.no)
        return { step: 'near', say: ['emergency', 'near'], imminent: true };
      if (answer.done || answer.yes)
        return { step: 'near', say: imminent ? ['emergency', 'near'] : ['stay', 'near'] };
      if (answer.someone) return { step: 'contact', say: ['notAlone', 'contact'] };
      return null;
    },
    near(answer, { imminent }) {
      if (answer.called) return { step: 'safety-plan', say: ['called', 'safetyPlan'] };
      if (answer.alone || answer.no)
        return { step: 'contact', say: imminent ? ['emergency', 'alone'] : ['alone', 'contact'] };
      if (answer.someone || answer.yes) return { step: 'contact', say: ['notAlone', 'contact'] };
      return null;
    },
    contact(answer, { imminent }) {
      if (answer.called || answer.yes)
        return { step: 'safety-plan', say: ['called', 'safetyPlan'] };
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
    'other-asked'(answer) {
      if (answer.yes || answer.now) return { step: 'other-now', say: ['otherNow'], imminent: true };
      return { step: 'other-how', say: ['otherHow'] };
    },
    'other-now'(answer) {
      if (answer.called) return { step: 'other-how', say: ['otherStay'], imminent: false };
      if (answer.cannot || answer.no || answer.unsure)
        return { step: 'other-now', say: ['otherNow'] };
      return { step: 'other-how', say: ['otherHow'] };
    },
    'other-how'(answer) {
      if (answer.now) return { step: 'other-now', say: ['otherNow'], imminent: true };
      return { step: 'other-how', say: ['otherHow', 'otherStay'] };
    },
    hurt(answer) {
      if (answer.now || (answer.no && !answer.later))
        return { step: 'hurt', say: ['hurtNow'], imminent: true };
      return { step: 'hurt', say: ['hurtStay'] };
    },
    eating() {
      return { step: 'eating', say: ['eatingStay'] };
    },
    'may-harm'(answer) {
      if (answer.now || answer.yes)
        return { step: 'may-harm', say: ['emergency', 'listen'], imminent: true };
      return null;
    },
  };
