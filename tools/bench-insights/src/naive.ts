import type { LinkEntry } from '@nafas/insights/links';

const ENOUGH = 3;

/** The rule of many diaries: a tag is told when mood differs by half a standard deviation on its days. */
export function findNaively(days: readonly LinkEntry[]): string[] {
  const moods = days.map(({ mood }) => mood ?? 0);
  const spread = Math.sqrt(variance(moods));
  const names = new Set(days.flatMap(({ tags = [] }) => tags));
  return [...names].filter((name) => {
    const has = days.map(({ tags = [] }) => tags.includes(name));
    const [a, b] = [true, false].map((side) => moods.filter((_, day) => has[day] === side));
    if (!a || !b || a.length < ENOUGH || b.length < ENOUGH) return false;
    return Math.abs(mean(a) - mean(b)) > spread / 2;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
