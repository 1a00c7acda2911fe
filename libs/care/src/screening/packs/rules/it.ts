import { DENIALS } from './it-denials.ts';
import { EATING } from './it-eating.ts';
import { OTHERS } from './it-others.ts';
import { OVERDOSE } from './it-overdose.ts';
import { VIOLENCE } from './it-violence.ts';
import { CLEARS, CONCERN } from './it-clears.ts';
import { FAREWELL } from './it-farewell.ts';
import { HARM } from './it-harm.ts';
import { LEAVING } from './it-leaving.ts';
import { LIVING } from './it-living.ts';
import { MEANS } from './it-means.ts';
import { OBLIQUE } from './it-oblique.ts';
import { PLANS } from './it-plans.ts';
import type { RuleSet } from './rule-set.ts';
import { WISH } from './it-wish.ts';

/** What people in danger say in Italian (README.md). */
export const RULES: RuleSet = {
  crisis: [WISH, PLANS, OBLIQUE, LIVING, LEAVING, MEANS, FAREWELL, HARM, OVERDOSE].flat(),
  concern: CONCERN,
  worries: [...VIOLENCE, ...OTHERS, ...EATING],
  denials: DENIALS,
  clears: CLEARS,
};
