import type { LinkEntry } from '@nafas/insights/links';

/** A source of chance that gives the same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A person of the simulation. */
export interface Person {
  readonly days: number;
  readonly tags: number;
  /** How much of a mood the next day keeps: lag-1 autocorrelation. */
  readonly rho: number;
  /** How far moods are from day to day, in points. */
  readonly deviation: number;
  /** How often a tag is given. */
  readonly share: number;
  /** How much a tag stays from one day to the next, the same way; 0 is by chance alone. */
  readonly staying: number;
  /** What the first tag adds to the mood, in points. */
  readonly effect: number;
  /** Whether values are whole numbers, as the sliders give them. */
  readonly whole: boolean;
}

/** Days of a person: mood, energy and stress, each autocorrelated, and tags that mean nothing but for the first. */
export function simulate(person: Person, random: () => number): LinkEntry[] {
  const tags = Array.from({ length: person.tags }, () => {
    const limit = toQuantile(person.share);
    return walk(person.days, person.staying, random).map((value) => value < limit);
  });
  const [mood = [], energy = [], stress = []] = [0, 1, 2].map(() =>
    walk(person.days, person.rho, random),
  );
  return mood.map((value, day) => {
    const own = tags.flatMap((has, tag) => (has[day] ? [`tag ${tag}`] : []));
    const toValue = (noise: number, added = 0) => {
      const exact = 5.5 + noise * person.deviation + added;
      return person.whole ? Math.max(0, Math.min(10, Math.round(exact))) : exact;
    };
    return {
      date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
      mood: toValue(value, tags[0]?.[day] ? person.effect : 0),
      energy: toValue(energy[day] ?? 0),
      stress: toValue(stress[day] ?? 0),
      tags: own,
    };
  });
}

/** An AR(1) process of variance 1. */
function walk(days: number, rho: number, random: () => number): number[] {
  const values = [toNormal(random)];
  const fresh = Math.sqrt(1 - rho * rho);
  while (values.length < days) values.push((values.at(-1) ?? 0) * rho + toNormal(random) * fresh);
  return values;
}

function toNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Of the normal distribution, by halving: exact enough for a share of days. */
function toQuantile(share: number): number {
  let [low, high] = [-6, 6];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (toShare(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

/** Abramowitz and Stegun 26.2.17; within 1e-7. */
function toShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return value > 0 ? 1 - tail : tail;
}
