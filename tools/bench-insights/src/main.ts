import { parseArgs } from 'node:util';
import { printHelps } from './helps.ts';
import type { Person } from './simulate.ts';
import { type Outcome, tryRule, USUAL } from './report.ts';
import { printWeather } from './weather.ts';

/** npm run bench:insights [-- --people 2000]: how often a link is told that is none, and what is found, in simulated lives. */
const { values } = parseArgs({ options: { people: { type: 'string', default: '2000' } } });
/** Of the two kinds that the promise is about; of each other a quarter. */
const people = Number(values.people);

const NOTHING: readonly (readonly [string, Person])[] = [
  ['as usual (ρ 0.5, tags by chance)', USUAL],
  ['moods independent from day to day', { ...USUAL, rho: 0 }],
  ['moods that stay long (ρ 0.8)', { ...USUAL, rho: 0.8 }],
  ['tags that stay, too (ρ 0.5, tags 0.5)', { ...USUAL, staying: 0.5 }],
  ['both stay long (ρ 0.7, tags 0.7)', { ...USUAL, rho: 0.7, staying: 0.7 }],
  ['tags on one day of six', { ...USUAL, share: 1 / 6 }],
  ['values that are no whole numbers', { ...USUAL, whole: false }],
];
const PLANTED: readonly (readonly [string, Person])[] = [
  ['as usual', { ...USUAL, effect: 1 }],
  ['against the mood', { ...USUAL, effect: -1 }],
  ['tags on three days of ten', { ...USUAL, effect: 1, share: 0.3 }],
  ['tags that stay (0.5)', { ...USUAL, effect: 1, staying: 0.5 }],
  ['moods independent from day to day', { ...USUAL, effect: 1, rho: 0 }],
  ['wider moods (1.5 points)', { ...USUAL, effect: 1, deviation: 1.5 }],
  ['after 120 days, wider moods', { ...USUAL, effect: 1, deviation: 1.5, days: 120 }],
  ['half a point', { ...USUAL, effect: 0.5 }],
];

const show = (value: number) => `${value.toFixed(1).padStart(5)} %`;
const nothing = run(
  '20 meaningless tags over 60 days: people shown a link that is none',
  NOTHING,
  (found) => [
    ['rule', show(found.falseLinks)],
    ['naive', show(found.naiveFalseLinks)],
  ],
);
const planted = run(
  'An effect of 1.0 point on mood by one of 20 tags, after 60 days',
  PLANTED,
  (found) => [
    ['found', show(found.found)],
    ['naive', show(found.naiveFound)],
    ['of the links none', show(found.falseShare)],
    ['effect', found.effect.toFixed(2).padStart(5)],
  ],
);

/** The number of people that the promise of recommendations is about. */
const LEARNERS = 1000;
const isLearnt = printHelps(Math.min(people, LEARNERS));
const isPrivate = printWeather(Math.min(people, 1000));

const [worst, found] = [Math.max(...nothing.map((one) => one.falseLinks)), planted[0]?.found ?? 0];
console.log(
  `\nA false link for at most 16 %: ${worst <= 16 ? 'holds' : 'DOES NOT HOLD'} (at most ${worst.toFixed(1)} %)`,
);
console.log(
  `1.0 point found in at least 80 %: ${found >= 80 ? 'holds' : 'DOES NOT HOLD'} (${found.toFixed(1)} %)`,
);
console.log(`Less regret than chance at every stop: ${isLearnt ? 'holds' : 'DOES NOT HOLD'}`);
console.log(
  `Intervals hold 95 %, and nothing says more than ε: ${isPrivate ? 'holds' : 'DOES NOT HOLD'}`,
);
if (worst > 16 || found < 80 || !isLearnt || !isPrivate) process.exitCode = 1;

function run(
  title: string,
  kinds: readonly (readonly [string, Person])[],
  toCells: (found: Outcome) => readonly (readonly [string, string])[],
): Outcome[] {
  console.log(
    `\n${title} (${people} people, then ${Math.ceil(people / 4)} of each kind; mood, energy and stress; tags, the day before, weekdays)`,
  );
  return kinds.map(([name, person], at) => {
    const outcome = tryRule(person, at === 0 ? people : Math.ceil(people / 4), 100 + at);
    const cells = toCells(outcome).map(([what, value]) => `${what} ${value}`);
    console.log(`  ${name.padEnd(40)} ${cells.join('   ')}`);
    return outcome;
  });
}
