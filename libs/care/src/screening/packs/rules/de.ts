import type { RuleSet } from './rule-set.ts';

/** What people say in this language (README.md). */
export const RULES: RuleSet = { crisis: [], concern: [], clears: [] };
