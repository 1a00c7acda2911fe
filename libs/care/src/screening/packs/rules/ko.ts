import { CLEARS } from './ko-clears.ts';
import { CONCERN, FAREWELL } from './ko-farewell.ts';
import { OBLIQUE } from './ko-oblique.ts';
import { PLANS } from './ko-plans.ts';
import { WISH } from './ko-wish.ts';
import type { RuleSet } from './rule-set.ts';

/** What people say in Korean (README.md). */
export const RULES: RuleSet = {
  crisis: [...WISH, ...PLANS, ...FAREWELL, ...OBLIQUE],
  concern: CONCERN,
  clears: CLEARS,
};
