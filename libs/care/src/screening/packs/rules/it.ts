import { CLEARS, CONCERN } from './it-clears.ts';
import { OBLIQUE } from './it-oblique.ts';
import { PLANS } from './it-plans.ts';
import type { RuleSet } from './rule-set.ts';
import { WISH } from './it-wish.ts';

/** What people in danger say in Italian (README.md). */
export const RULES: RuleSet = {
  crisis: [...WISH, ...PLANS, ...OBLIQUE],
  concern: CONCERN,
  clears: CLEARS,
};
