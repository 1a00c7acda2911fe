import type { CrisisKind } from '../screening/kinds.ts';
import type { CrisisLevel } from '../screening/rule.ts';
import type { CareButton } from './buttons.ts';
import type { SentenceName } from './sources.ts';

/** Every place of the help path; `none` is off it. */
export const STEPS = [
  'none',
  'asked',
  'timing',
  'plan',
  'means',
  'near',
  'distance',
  'contact',
  'safety-plan',
  'safe-for-now',
  'denied',
  'other-asked',
  'other-now',
  'other-how',
  'hurt',
  'eating',
  'may-harm',
] as const;

/** The languages of the help path. */
export type CareLanguage = 'en' | 'ar';

/** Where the conversation stands; `none` is off the help path. */
export type Step = (typeof STEPS)[number];

/** The state of a conversation about danger. It holds no word of the person. */
export interface CareState {
  readonly step: Step;
  /** The person may act on it soon: the emergency number stands first. */
  readonly imminent: boolean;
  /** How often each sentence was said, so that no wording comes twice. */
  readonly said: Readonly<Partial<Record<SentenceName | 'more', number>>>;
  /** When danger was last heard (ms), null before. */
  readonly dangerAt: number | null;
  readonly language: CareLanguage;
}

/** One turn of the person, as screened on the device. */
export interface Turn {
  readonly text: string;
  readonly level: CrisisLevel;
  readonly kinds: readonly CrisisKind[];
  /** Names of the rules that found something. */
  readonly rules: readonly string[];
  /** When it was said (ms). */
  readonly at: number;
  readonly language: CareLanguage;
}

/** How much help stands beside the conversation; `first` is no more than that Help now stands first. */
export type Help = 'none' | 'first' | 'quiet' | 'beside' | 'emergency-first';

/** What the help path says to one turn, and what it shows beside the conversation. */
export interface CareAnswer {
  readonly state: CareState;
  /** Null off the path: the companion answers. */
  readonly reply: string | null;
  readonly help: Help;
  readonly buttons: readonly CareButton[];
}

/** The state before the first turn: off the help path, nothing said yet. */
export const START: CareState = {
  step: 'none',
  imminent: false,
  said: {},
  dangerAt: null,
  language: 'en',
};
