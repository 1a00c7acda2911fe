import { DENIALS } from './ja-denials.ts';
import { EATING } from './ja-eating.ts';
import { OTHERS } from './ja-others.ts';
import { OVERDOSE } from './ja-overdose.ts';
import { VIOLENCE } from './ja-violence.ts';
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
  crisis: [...WISH, ...PASSIVE, ...PLANS, ...FAREWELL, ...OBLIQUE, ...EVERYDAY, ...OVERDOSE],
  concern: CONCERN,
  worries: [...VIOLENCE, ...OTHERS, ...EATING],
  denials: DENIALS,
  clears: CLEARS,
};
