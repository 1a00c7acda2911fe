import type { Clip, Condition } from '../corpus.ts';

/** Mean of each column. */
export function columnMeans(rows: readonly (readonly number[])[]): number[] {
  const columns = rows[0]?.length ?? 0;
  return Array.from(
    { length: columns },
    (_, i) => rows.reduce((sum, r) => sum + (r[i] ?? 0), 0) / rows.length,
  );
}

/** Standard deviation of each column, never 0. */
export function columnDeviations(rows: readonly (readonly number[])[]): number[] {
  const mean = columnMeans(rows);
  return mean.map((m, i) =>
    Math.max(
      1e-6,
      Math.sqrt(rows.reduce((sum, r) => sum + ((r[i] ?? 0) - m) ** 2, 0) / rows.length),
    ),
  );
}

/** Mean features of some clips in one condition. */
export function meanFeatures(clips: readonly Clip[], condition: Condition): number[] {
  return columnMeans(clips.flatMap((c) => (c.features[condition] ? [c.features[condition]] : [])));
}
