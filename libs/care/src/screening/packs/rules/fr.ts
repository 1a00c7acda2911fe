import { ANCHORS } from './fr/anchors.ts';
import { CLEARS, CONCERNS } from './fr/clears.ts';
import { PLANS } from './fr/plans.ts';
import { WISHES } from './fr/wishes.ts';
import { letElide } from './fr/words.ts';
import type { RuleSet } from './rule-set.ts';

/** What people say in this language (README.md). */
export const RULES: RuleSet = {
  crisis: [...WISHES, ...PLANS, ...ANCHORS].map(letElide),
  concern: CONCERNS.map(letElide),
  clears: CLEARS.map(letElide),
};
