/** One local day's value, 0-10 on the scale of what was entered. */
export interface DailyValue {
  localDate: string;
  value: number;
}

/**
 * The mean of each local day, in order of days. Entries for which `read` gives null or undefined
 * don't count, and a day with none of them has no value: what was not entered is never 0.
 */
export function dailyMeans<T extends { localDate: string }>(
  entries: readonly T[],
  read: (entry: T) => number | null | undefined,
): DailyValue[] {
  const days = new Map<string, { sum: number; count: number }>();
  for (const entry of entries) {
    const value = read(entry);
    if (value === null || value === undefined) continue;
    const day = days.get(entry.localDate) ?? { sum: 0, count: 0 };
    days.set(entry.localDate, { sum: day.sum + value, count: day.count + 1 });
  }
  return [...days]
    .map(([localDate, { sum, count }]) => ({ localDate, value: sum / count }))
    .sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
}
