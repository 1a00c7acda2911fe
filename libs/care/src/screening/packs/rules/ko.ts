import { CLEARS } from './ko-clears.ts';
import { CONCERN, FAREWELL } from './ko-farewell.ts';
import { PLANS } from './ko-plans.ts';
import type { RuleSet } from './rule-set.ts';
import { WISH } from './ko-wish.ts';

/** What people say in Korean (README.md). */
export const RULES: RuleSet = {
  crisis: [...WISH, ...PLANS, ...FAREWELL],
  concern: CONCERN,
  clears: CLEARS,
};
