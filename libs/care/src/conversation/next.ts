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
const OF_OTHER = /(?:other-person|worried-for|speaks-to-one|suicide|death-words|is-hurt|abuse)$/;
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
  // Somebody young is told of an adult, once.
  const isYoung = answer.isMinor && move.step !== 'none' && !move.step.startsWith('other-');
  const names: readonly SentenceName[] =
    isYoung && (said.minor ?? 0) === 0
      ? [...move.say.slice(0, -1), 'minor', ...move.say.slice(-1)]
      : move.say;
  const reply = spoken(names, said, language);
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
  if (answer.asksMachine) {
    return onPath(state) || turn.level !== 'none'
      ? {
          step: onPath(state) ? state.step : 'asked',
          say: onPath(state) ? ['machine'] : ['machine', 'ask'],
        }
      : { step: 'none', say: ['machineCalm'] };
  }
  if (onPath(state) && isAnswer(turn)) {
    const answered = answerMove(state, answer);
    if (answered) return answered;
    if (turn.level === 'concern') return keepCompany(state);
  }
  const heard = dangerMove(state, turn, answer);
  if (heard) return heard;
  if (!onPath(state)) return null;
  return answerMove(state, answer) ?? keepCompany(state);
}

const MOST_WORDS_OF_AN_ANSWER = 12;

/** A few words in which no rule found danger answer what was asked, whatever the classifier makes of them alone. */
function isAnswer({ rules, text }: Turn): boolean {
  return rules.length === 0 && text.trim().split(/\s+/).length <= MOST_WORDS_OF_AN_ANSWER;
}

/** What is said where nothing was asked or answered: no question of danger to who said no, is safe or wants quiet. */
function keepCompany({ step, said }: CareState): Move {
  const isQuiet = step === 'denied' || step === 'safe-for-now';
  if (isQuiet) return { step, say: ['company'] };
  if ((said.quiet ?? 0) + (said.elsewhere ?? 0) > 0) return { step, say: ['stay'] };
  if (step === 'may-harm') return { step, say: ['harmStay'] };
  if (step === 'eating') return { step, say: ['eatingStay'] };
  return { step, say: ['stay', 'listen'] };
}

/** Returns the move for danger in the turn itself, at any step of the conversation. */
function dangerMove(state: CareState, turn: Turn, answer: Answer): Move | null {
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

function otherMove(state: CareState, answer: Answer): Move {
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
function otherHow({ said }: CareState, answer: Answer): Move {
  if (answer.blamesSelf) return { step: 'other-how', say: ['fault'] };
  if (answer.thanks) return { step: 'other-how', say: ['thanks'] };
  const isHelped = (said.otherHow ?? 0) > (said.otherStay ?? 0);
  return { step: 'other-how', say: [isHelped ? 'otherStay' : 'otherHow'] };
}

function hurtMove({ step, said }: CareState, answer: Answer): Move {
  // A no says "not safe" only where that was asked last.
  const isUnsafe = answer.no && !answer.later && !answer.cannot && (said.hurtStay ?? 0) === 0;
  if (answer.asksWhere && step === 'hurt') return { step, say: ['shelter'] };
  if ((answer.now && !answer.later) || (step === 'hurt' && isUnsafe))
    return { step: 'hurt', say: ['hurtNow'], imminent: true };
  if (answer.blamesSelf && step === 'hurt') return { step, say: ['fault'] };
  if (step === 'hurt') return { step, say: ['hurtStay'] };
  return { step: 'hurt', say: ['hurtMeet', 'hurtAsk'] };
}

/** Returns the move for an answer; null where nothing was asked that it answers. */
function answerMove(state: CareState, answer: Answer): Move | null {
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
  const move = BY_STEP[step]?.(answer, state) ?? null;
  if (move) return move;
  if (answer.called) return { step: 'safety-plan', say: ['called', 'safetyPlan'] };
  if (answer.done) return { step: 'near', say: ['apart', 'near'] };
  if (answer.cannot && step !== 'hurt') return { step: 'contact', say: ['cannotCall'] };
  if (answer.blamesSelf) return { step, say: ['fault'] };
  if (answer.thanks) return { step, say: ['thanks'] };
  return null;
}

const BEFORE_PLAN: ReadonlySet<Step> = new Set(['asked', 'denied', 'timing', 'plan']);

const URGENT: Move = { step: 'near', say: ['emergency', 'near'], imminent: true };

/** What they thought of is at hand: the emergency number, then space between. */
const AT_HAND: Move = { step: 'distance', say: ['emergency', 'ready', 'distance'], imminent: true };

const BY_STEP: Readonly<Partial<Record<Step, (answer: Answer, state: CareState) => Move | null>>> =
  {
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
      if (answer.called || answer.yes)
        return { step: 'safety-plan', say: ['called', 'safetyPlan'] };
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

/** Whether the help path has begun. */
function onPath({ step }: CareState): boolean {
  return step !== 'none';
}
