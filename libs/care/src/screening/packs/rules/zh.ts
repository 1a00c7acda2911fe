import { DENIALS } from './zh-denials.ts';
import { EATING } from './zh-eating.ts';
import { OTHERS } from './zh-others.ts';
import { OVERDOSE } from './zh-overdose.ts';
import { VIOLENCE } from './zh-violence.ts';
import type { RuleSet } from './rule-set.ts';
import { ASIDE } from './zh-aside.ts';
import { BURDEN } from './zh-burden.ts';
import { CLEARS } from './zh-clears.ts';
import { CONCERN } from './zh-concern.ts';
import { EVERYDAY } from './zh-everyday.ts';
import { FAREWELL } from './zh-farewell.ts';
import { HARM } from './zh-harm.ts';
import { LIVING } from './zh-living.ts';
import { MEANS } from './zh-means.ts';
import { OUTRIGHT } from './zh-outright.ts';
import { PASSING } from './zh-passing.ts';
import { PICTURES } from './zh-pictures.ts';
import { SIGNS } from './zh-signs.ts';
import { WISH } from './zh-wish.ts';
import { NOT_SAID } from './zh-words.ts';

/** What people say in Chinese (README.md). */
export const RULES: RuleSet = {
  crisis: [
    ...OVERDOSE,
    ...BURDEN,
    ...FAREWELL,
    ...HARM,
    ...LIVING,
    ...MEANS,
    ...OUTRIGHT,
    ...PASSING,
    ...ASIDE,
    ...SIGNS,
    ...PICTURES,
    ...WISH,
    ...EVERYDAY,
  ].map((pattern) => `${NOT_SAID}(?:${pattern})`),
  concern: CONCERN,
  worries: [...VIOLENCE, ...OTHERS, ...EATING],
  denials: DENIALS,
  clears: CLEARS,
};
