import padjust from '@stdlib/stats-padjust';
import { daysBetween } from '../local-date.ts';
import { autocorrelation, type Observation, withoutCarryOver } from './carry-over.ts';
import {
  type Factor,
  isKnown,
  LINK_METRICS,
  type LinkDay,
  type LinkEntry,
  type LinkMetric,
  toFactorKey,
} from './day.ts';
import { toLinkDays } from './to-days.ts';
import { toInterval, type Welch, welch } from './welch.ts';

/** A link needs this many days with a factor, and as many without it. */
export const ENOUGH_LINK_DAYS = 7;
/** Among the links that are told, at most this share is there by chance (Benjamini-Hochberg). */
export const FALSE_DISCOVERY_RATE = 0.1;

/**
 * How much of that chance each comparison gets. What a person marked that same day, with mood, is what they ask about; energy
 * and stress, the calendar and the day before are tried, too, and must be clearer to be told (weighted Benjamini-Hochberg,
 * Genovese et al. 2006).
 */
const WEIGHTS = {
  factor: { tag: 1, word: 1, exercise: 1, 'tag-before': 1 / 16, weekday: 1 / 16, daypart: 1 / 16 },
  metric: { mood: 1, energy: 1 / 2, stress: 1 / 2 },
} as const;

/** How sure a link is; the words are the app's. */
export type Sureness = 'hint' | 'fair' | 'sure';

/** A factor and a metric that were compared. */
export interface Compared {
  readonly factor: Factor;
  readonly metric: LinkMetric;
  /** In points of the scale: days with the factor less days without, each compared with the days beside it. */
  readonly effect: number;
  /** How many days, and the mean of what was entered on them. */
  readonly with: { readonly days: number; readonly mean: number };
  readonly without: { readonly days: number; readonly mean: number };
  /** Of this comparison alone. */
  readonly p: number;
  /** With everything that was tried in mind: the share of chance that must be allowed for it to be told. */
  readonly q: number;
}

/** A link: two things that go with each other. Nothing here says that one makes the other. */
export interface Link extends Compared {
  /** Of 95 %, around the effect. */
  readonly interval: readonly [number, number];
  readonly sureness: Sureness;
  /** The dates with the factor, for "Why am I seeing this?". */
  readonly dates: readonly string[];
}

/** A factor that can't be compared yet, and how many more days it needs: with it, or without it. */
export interface PendingFactor {
  readonly factor: Factor;
  readonly missing: number;
  readonly side: 'with' | 'without';
}

/** What was found, and all that was tried. */
export interface Links {
  /** Days with a value of any kind. */
  readonly days: number;
  /** How many comparisons were made. */
  readonly tried: number;
  /** The surest first. */
  readonly findings: readonly Link[];
  /** Compared, with nothing clear. */
  readonly unclear: readonly Compared[];
  /** The nearest first. */
  readonly learning: readonly PendingFactor[];
}

/**
 * What goes with what: each tag, word, exercise, part of the day, weekday, and tag of the day before, against mood, energy
 * and stress, where at least 7 days have it and 7 have not. A day after one without an entry says nothing of the day before.
 * Several entries of a date are one day; what nobody touched is left out. Welch's test on days compared with the days beside
 * them, the variance inflated for what is still autocorrelated (Bartlett: the product of both autocorrelations), Benjamini-
 * Hochberg at 0.1 over everything tried. How often it is wrong and what it finds: `npm run bench:insights`.
 */
export function links(entries: readonly LinkEntry[]): Links {
  const steps = linkSteps(toLinkDays(entries));
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** {@link links} of days in small steps, for a thread that has more to do; what the last one returns is the answer. */
export function* linkSteps(all: readonly LinkDay[]): Generator<undefined, Links> {
  const days = all.filter(({ values }) => LINK_METRICS.some((metric) => values[metric] !== null));
  const factors = new Map(days.flatMap((day) => [...day.factors]));
  const series = LINK_METRICS.map((metric) => [metric, toSeries(days, metric)] as const);
  const tested: Tested[] = [];
  const learning: PendingFactor[] = [];
  for (const [key, factor] of factors) {
    const known = days.filter((day) => isKnown(day, factor));
    const having = known.filter((day) => day.factors.has(key)).length;
    const missing = [
      ENOUGH_LINK_DAYS - having,
      ENOUGH_LINK_DAYS - (known.length - having),
    ] as const;
    if (missing[0] > 0) learning.push({ factor, missing: missing[0], side: 'with' });
    else if (missing[1] > 0) learning.push({ factor, missing: missing[1], side: 'without' });
    else
      for (const [metric, points] of series) {
        const ofFactor = points.filter((point) => isKnown(point, factor));
        const found = compare(ofFactor, factor, key, metric);
        if (found) tested.push(found);
        yield;
      }
  }
  const compared = adjust(tested);
  const findings = compared
    .filter(([, found]) => isTold(found))
    .map(([{ test }, found]) => ({
      ...found,
      interval: toInterval(test),
      sureness: toSureness(found.q),
      dates: listDates(days, found),
    }))
    .sort((a, b) => a.q - b.q || a.p - b.p);
  return {
    days: days.length,
    tried: compared.length,
    findings,
    unclear: compared.flatMap(([, one]) => (isTold(one) ? [] : [one])).sort((a, b) => a.p - b.p),
    learning: learning.sort((a, b) => a.missing - b.missing),
  };
}

/**
 * Whether a comparison is clear enough to tell. Where the means of what was entered go the other way than days compared with
 * their neighbours, people would read one thing and see another.
 */
function isTold({ q, effect, with: own, without }: Compared): boolean {
  return q <= FALSE_DISCOVERY_RATE && effect * (own.mean - without.mean) > 0;
}

/** A day with a value of one metric. */
interface Point {
  readonly day: number;
  readonly value: number;
  readonly factors: LinkDay['factors'];
  readonly followsNoted: boolean;
}

interface Tested {
  readonly compared: Omit<Compared, 'q'>;
  readonly test: Welch;
}

function toSeries(days: readonly LinkDay[], metric: LinkMetric): Point[] {
  const first = days[0]?.date ?? '';
  return days.flatMap(({ date, values, factors, followsNoted }) => {
    const value = values[metric];
    if (value === null) return [];
    return [{ day: daysBetween(first, date), value, factors, followsNoted }];
  });
}

/** Null where the metric has too few values on one side. */
function compare(
  points: readonly Point[],
  factor: Factor,
  key: string,
  metric: LinkMetric,
): Tested | null {
  const observations = points.map(({ day, value, factors }) => ({
    day,
    value,
    has: factors.has(key),
  }));
  const raw = points.map(({ value }) => value);
  const entered = split(observations, raw);
  if (Math.min(entered.with.length, entered.without.length) < ENOUGH_LINK_DAYS) return null;
  const rest = withoutCarryOver(observations);
  const own = autocorrelation(
    points.map(({ day }) => day),
    observations.map(({ has }) => Number(has)),
  );
  const inflation = Math.max(1, (1 + rest.rho * own) / (1 - rest.rho * own));
  // The day before and the calendar are about the days beside a day: those stay in.
  const isOwnDay = WEIGHTS.factor[factor.kind] === 1;
  const groups = isOwnDay ? split(observations, rest.values) : entered;
  const test = welch(groups.with, groups.without, inflation);
  const compared = {
    factor,
    metric,
    effect: test.effect,
    with: { days: entered.with.length, mean: mean(entered.with) },
    without: { days: entered.without.length, mean: mean(entered.without) },
    p: test.p,
  };
  return { compared, test };
}

function adjust(tested: readonly Tested[]): (readonly [Tested, Compared])[] {
  if (tested.length === 0) return [];
  const weights = tested.map(
    ({ compared: { factor, metric } }) => WEIGHTS.factor[factor.kind] * WEIGHTS.metric[metric],
  );
  const average = mean(weights);
  const weighted = tested.map(({ compared: { p } }, at) => (p * average) / (weights[at] ?? 1));
  // Above 1 it is still an order; what comes back is not above 1.
  const most = Math.max(1, ...weighted);
  const adjusted = padjust(
    weighted.map((p) => p / most),
    'bh',
    tested.length,
  );
  return tested.map((one, at) => [
    one,
    { ...one.compared, q: Math.min(1, (adjusted[at] ?? 1) * most) },
  ]);
}

function split(observations: readonly Observation[], values: readonly number[]) {
  const groups = { with: [] as number[], without: [] as number[] };
  observations.forEach(({ has }, at) => groups[has ? 'with' : 'without'].push(values[at] ?? 0));
  return groups;
}

function listDates(days: readonly LinkDay[], { factor, metric }: Compared): string[] {
  const key = toFactorKey(factor);
  return days
    .filter(({ factors, values }) => factors.has(key) && values[metric] !== null)
    .map(({ date }) => date);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function toSureness(q: number): Sureness {
  return q <= 0.01 ? 'sure' : q <= 0.05 ? 'fair' : 'hint';
}
