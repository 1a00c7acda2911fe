import { addDays, isLocalDate } from '../local-date.ts';
import type { LINK_METRICS } from './day.ts';
import { type Factor, type LinkDay, type LinkEntry, toFactorKey } from './day.ts';

/** So many entries, or days, are handled in one step: well under a millisecond. */
const STEP = 50;

/** The days of entries in order: several entries of a date are one day, and the day before says what it had. */
export function toLinkDays(entries: Iterable<LinkEntry>): LinkDay[] {
  const steps = linkDaySteps(entries);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * {@link toLinkDays} in small steps, for a thread that has more to do; what the last one returns is the answer. The
 * entries are asked for one by one, so that they may be made on the way.
 */
export function* linkDaySteps(entries: Iterable<LinkEntry>): Generator<undefined, LinkDay[]> {
  const byDate = new Map<string, LinkEntry[]>();
  let count = 0;
  for (const entry of entries) {
    count += 1;
    if (count % STEP === 0) yield;
    if (!isLocalDate(entry.date)) continue;
    const own = byDate.get(entry.date);
    if (own) own.push(entry);
    else byDate.set(entry.date, [entry]);
  }
  const marks = new Map<string, Factor[]>();
  const days: LinkDay[] = [];
  for (const [date, own] of [...byDate].sort(([a], [b]) => (a < b ? -1 : 1))) {
    marks.set(date, listMarks(own));
    days.push(toDay(date, own, marks));
    if (days.length % STEP === 0) yield;
  }
  return days;
}

/** A day of its entries; `marks` has those of the day before, if there was one. */
function toDay(
  date: string,
  own: readonly LinkEntry[],
  marks: ReadonlyMap<string, readonly Factor[]>,
): LinkDay {
  const before = (marks.get(addDays(date, -1)) ?? []).flatMap((factor): Factor[] =>
    factor.kind === 'tag' ? [{ kind: 'tag-before', name: factor.name }] : [],
  );
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const all: Factor[] = [...(marks.get(date) ?? []), ...before, { kind: 'weekday', weekday }];
  return {
    date,
    values: {
      mood: mean(own, 'mood'),
      energy: mean(own, 'energy'),
      stress: mean(own, 'stress'),
    },
    factors: new Map(all.map((factor) => [toFactorKey(factor), factor])),
    followsNoted: marks.has(addDays(date, -1)),
  };
}

function listMarks(entries: readonly LinkEntry[]): Factor[] {
  return entries.flatMap(({ tags = [], words = [], exercises = [], daypart }): Factor[] => [
    ...tags.map((name) => ({ kind: 'tag', name }) as const),
    ...words.map((name) => ({ kind: 'word', name }) as const),
    ...exercises.map((name) => ({ kind: 'exercise', name }) as const),
    ...(daypart ? [{ kind: 'daypart', daypart } as const] : []),
  ]);
}

function mean(entries: readonly LinkEntry[], metric: (typeof LINK_METRICS)[number]): number | null {
  const given = entries.flatMap((entry) => {
    const value = entry[metric];
    return typeof value === 'number' && Number.isFinite(value) ? [value] : [];
  });
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
}
