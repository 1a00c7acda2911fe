import { percentile } from '../percentile.ts';
import type { Times } from './time.ts';

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

/** `p50 / p95 / max`, in milliseconds. */
export function spread(values: readonly number[]): string {
  return `${ms(percentile(values, 50))} / ${ms(percentile(values, 95))} / ${ms(Math.max(...values))}`;
}

/** A row of a table in Markdown. */
export const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The two columns of a set of times. */
export const both = ({ passed, used }: Times): string[] => [spread(passed), spread(used)];
