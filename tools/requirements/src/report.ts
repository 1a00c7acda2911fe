import type { Row, State } from './compute-coverage.ts';

const STATES = ['proven', 'flaky', 'superseded', 'open'] as const satisfies State[];

/** True for the name of a state. */
export function isState(value: string): value is State {
  return STATES.some((state) => state === value);
}

/** Counts per area prefix and in all, as lines of a table. */
export function summary(rows: readonly Row[]): string {
  const areas = [...new Set(rows.map(({ id }) => id.replace(/-\d+$/, '')))];
  const line = (name: string, of: readonly Row[]): string[] => [
    name,
    ...STATES.map((state) => String(of.filter((row) => row.state === state).length)),
    String(of.length),
  ];
  return [
    ['area', ...STATES, 'all'],
    ...areas.map((area) =>
      line(
        area,
        rows.filter(({ id }) => id.startsWith(`${area}-`)),
      ),
    ),
    line('all', rows),
  ]
    .map((cells) =>
      cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(12))).join(''),
    )
    .join('\n');
}

/** The rows of one state, each with the files that prove it or the reason why none does. */
export function listing(rows: readonly Row[], state: State): string {
  return rows
    .filter((row) => row.state === state)
    .map(({ id, text, files, reason }) => [id, text, ...files, reason ?? ''].filter(Boolean))
    .map((cells) => cells.join('\t'))
    .join('\n');
}
