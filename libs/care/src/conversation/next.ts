import { type Answer, parseAnswer } from './answer.ts';
import { answerMove } from './answer-move.ts';
import { dangerMove } from './danger-move.ts';
import { findPathEnd } from './help.ts';
import { type Move, onPath } from './move.ts';
import type { SentenceName } from './sources.ts';
import { type Said, spoken } from './spoken.ts';
import type { CareAnswer, CareState, Turn } from './state.ts';
import { careView } from './view.ts';

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
