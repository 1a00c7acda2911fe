// Where the classifier's file can't be had: small, and part of each app that has a field of text.
import { type CrisisScreening, decide } from './decide.ts';

/** As `screenForCrisis`, by the rules alone. */
export function screenByRules(text: string): CrisisScreening {
  return decide(text, null);
}
