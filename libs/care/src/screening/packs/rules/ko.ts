import { DENIALS } from './ko-denials.ts';
import { EATING } from './ko-eating.ts';
import { OTHERS } from './ko-others.ts';
import { OVERDOSE } from './ko-overdose.ts';
import { VIOLENCE } from './ko-violence.ts';
import { BURDEN } from './ko-burden.ts';
import { CLEARS } from './ko-clears.ts';
import { CONCERN, FAREWELL } from './ko-farewell.ts';
import { FIGURES } from './ko-figures.ts';
import { HARM } from './ko-harm.ts';
import { LEAVING } from './ko-leaving.ts';
import { LIVING } from './ko-living.ts';
import { OBLIQUE } from './ko-oblique.ts';
import { OUTRIGHT } from './ko-outright.ts';
import { PLANS } from './ko-plans.ts';
import { READY } from './ko-ready.ts';
import type { RuleSet } from './rule-set.ts';
import { WISH } from './ko-wish.ts';

/** What people say in Korean (README.md). */
export const RULES: RuleSet = {
  crisis: [
    ...OVERDOSE,
    ...WISH,
    ...PLANS,
    ...FAREWELL,
    ...OBLIQUE,
    ...OUTRIGHT,
    ...LIVING,
    ...BURDEN,
    ...HARM,
    ...LEAVING,
    ...READY,
    ...FIGURES,
  ],
  concern: CONCERN,
  worries: [...VIOLENCE, ...OTHERS, ...EATING],
  denials: DENIALS,
  clears: CLEARS,
};
