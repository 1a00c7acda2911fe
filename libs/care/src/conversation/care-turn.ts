import type { CrisisScreening } from '../screening/decide.ts';
import { nextCare } from './next.ts';
import { type CareLanguage, type CareState, START } from './state.ts';
import { readTurn } from './turn.ts';
import { readCareState } from './view.ts';

/** A person's message, and the step of the help path that was stored with the conversation. */
export interface CareTurn {
  readonly message: string;
  /** The language to answer in when the words themselves tell none. */
  readonly language: CareLanguage;
  /** When it was said (ms). */
  readonly at: number;
  /** The mark of the last message that had one; null where there is none. */
  readonly before: unknown;
}

/** The mark that is kept with a message: a {@link CareState}, as a plain record. */
export type CareMark = CareState & Readonly<Record<string, unknown>>;

/** The reply of the help path to a turn, with the mark to keep; null off the path, where the companion answers. */
export function careTurn(
  { message, language, at, before }: CareTurn,
  screening: CrisisScreening,
): { readonly reply: string; readonly mark: CareMark } | null {
  const known = readCareState(before);
  const turn = readTurn(message, screening, at, known?.language ?? language);
  const { reply, state } = nextCare(known ?? START, turn);
  return reply === null ? null : { reply, mark: { ...state } };
}
