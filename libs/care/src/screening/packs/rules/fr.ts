import { DENIALS } from './fr/denials.ts';
import { EATING } from './fr/eating.ts';
import { OTHERS } from './fr/others.ts';
import { OVERDOSE } from './fr/overdose.ts';
import { VIOLENCE } from './fr/violence.ts';
import { ANCHORS } from './fr/anchors.ts';
import { CLEARS, CONCERNS } from './fr/clears.ts';
import { LEAVING } from './fr/leaving.ts';
import { NEARNESS } from './fr/nearness.ts';
import { OUTRIGHT } from './fr/outright.ts';
import { OVER, UNLESS } from './fr/over.ts';
import { PLANS } from './fr/plans.ts';
import { TOPICS } from './fr/topics.ts';
import { WISHES } from './fr/wishes.ts';
import { letElide, letMisspell } from './fr/words.ts';
import type { RuleSet } from './rule-set.ts';

const unlessSaid = (topic: string) =>
  `(?<!(?:${UNLESS}) .*)(?:${topic})(?!.* (?:${UNLESS})(?![^ ]))`;

/** What people say in this language (README.md). */
export const RULES: RuleSet = {
  crisis: [...OUTRIGHT, ...NEARNESS, ...LEAVING, ...WISHES, ...PLANS, ...ANCHORS, ...OVERDOSE]
    .map(letElide)
    .map(letMisspell),
  concern: CONCERNS.map(letElide),
  worries: [...VIOLENCE, ...OTHERS, ...EATING].map(letElide),
  denials: DENIALS.map(letElide),
  clears: [...CLEARS, ...OVER, ...TOPICS.map(unlessSaid)].map(letElide).map(letMisspell),
};
