import { CLEARS } from './ja-clears.ts';
import { EVERYDAY } from './ja-everyday.ts';
import { FAREWELL } from './ja-farewell.ts';
import { CONCERN, OBLIQUE } from './ja-oblique.ts';
import { PASSIVE } from './ja-passive.ts';
import { PLANS } from './ja-plans.ts';
import { WISH } from './ja-wish.ts';
import type { RuleSet } from './rule-set.ts';

/** What people say in Japanese (README.md). */
export const RULES: RuleSet = {
  crisis: [...WISH, ...PASSIVE, ...PLANS, ...FAREWELL, ...OBLIQUE, ...EVERYDAY],
  concern: CONCERN,
  clears: CLEARS,
};
