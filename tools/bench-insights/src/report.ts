import { links, type Link } from '@nafas/insights/links';
import { findNaively } from './naive.ts';
import { createRandom, type Person, simulate } from './simulate.ts';

/** What simulated people of one kind are shown, by the rule and by the naive one. */
export interface Outcome {
  readonly people: number;
  /** The share of people who are shown at least one link that is none, in percent. */
  readonly falseLinks: number;
  readonly naiveFalseLinks: number;
  /** The share of people whose planted effect is found, in percent; 0 without one. */
  readonly found: number;
  readonly naiveFound: number;
  /** Of what a person is shown, the share that is none, in percent; the mean over people. */
  readonly falseShare: number;
  /** The mean of the effect where it is found. */
  readonly effect: number;
}

/** Simulates people of one kind. The same seed gives the same figures. */
export function tryRule(person: Person, people: number, seed: number): Outcome {
  const random = createRandom(seed);
  const count = {
    falseLinks: 0,
    naiveFalse: 0,
    found: 0,
    naiveFound: 0,
    none: 0,
    effect: 0,
  };
  const isReal = (link: Link) =>
    person.effect !== 0 &&
    link.factor.kind === 'tag' &&
    link.factor.name === 'tag 0' &&
    link.metric === 'mood';
  for (let each = 0; each < people; each += 1) {
    const days = simulate(person, random);
    const { findings } = links(days);
    const naive = findNaively(days);
    const real = findings.find(isReal);
    const none = findings.filter((link) => !isReal(link)).length;
    if (findings.length > 0) count.none += none / findings.length;
    if (none > 0) count.falseLinks += 1;
    if (naive.some((name) => person.effect === 0 || name !== 'tag 0')) count.naiveFalse += 1;
    if (person.effect !== 0 && naive.includes('tag 0')) count.naiveFound += 1;
    if (real) {
      count.found += 1;
      count.effect += real.effect;
    }
  }
  const percent = (part: number) => (100 * part) / people;
  return {
    people,
    falseLinks: percent(count.falseLinks),
    naiveFalseLinks: percent(count.naiveFalse),
    found: percent(count.found),
    naiveFound: percent(count.naiveFound),
    falseShare: percent(count.none),
    effect: count.found === 0 ? 0 : count.effect / count.found,
  };
}

/** Sixty days, twenty tags: what the page promises is held for these. */
export const USUAL: Person = {
  days: 60,
  tags: 20,
  rho: 0.5,
  deviation: 1,
  share: 0.4,
  staying: 0,
  effect: 0,
  whole: true,
};
