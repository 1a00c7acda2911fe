import type { Cost } from './ledger/ledger.ts';

/** One figure of each way of delivering the product. */
export interface Sides<Value> {
  readonly monolith: Value;
  readonly federation: Value;
  readonly naive: Value;
}

/** One line of the report. Null is what was not measured. */
export interface Row {
  readonly path: string;
  readonly costs: Sides<Cost | null>;
  /** Milliseconds. */
  readonly firstRender: Sides<number | null>;
}

const SIDES = ['monolith', 'federation', 'naive'] as const;
const NAMES = ['bundle', 'federation', 'naive'];

const cells = (values: readonly (number | null)[], digits: number) =>
  values.map((value) => value?.toFixed(digits) ?? '-');

/** Federation and naive federation, each against one bundle. */
function ratios([one = null, ...others]: readonly (number | null)[]): string[] {
  return cells(
    others.map((other) => (one === null || other === null ? null : other / one)),
    2,
  );
}

/** The report as a Markdown table: one bundle, the federation and the naive federation. KB are 1000 bytes. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ path, costs, firstRender }) => {
    const kb = SIDES.map((side) => {
      const bytes = costs[side]?.bytes;
      return bytes === undefined ? null : bytes / 1000;
    });
    const requests = SIDES.map((side) => costs[side]?.requests ?? null);
    const ms = SIDES.map((side) => firstRender[side]);
    return [
      path,
      ...cells(kb, 1),
      ...ratios(kb),
      ...cells(requests, 0),
      ...cells(ms, 0),
      ...ratios(ms),
    ];
  });
  const compared = ['federation : bundle', 'naive : bundle'];
  const named = (unit: string) => NAMES.map((name) => `${unit} ${name}`);
  const head = [
    'Route',
    ...named('KB'),
    ...compared,
    ...named('requests'),
    ...named('ms'),
    ...compared,
  ];
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
