import type { Cost } from './ledger/ledger.ts';

/** One line of the report. Times in milliseconds, null when they were not measured. */
export interface Row {
  readonly path: string;
  readonly federation: Cost;
  readonly monolith: Cost;
  readonly firstRender: { readonly federation: number; readonly monolith: number } | null;
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** The report as a Markdown table. KB are 1000 bytes. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ path, federation, monolith, firstRender }) => {
    const times = firstRender
      ? [
          firstRender.monolith.toFixed(0),
          firstRender.federation.toFixed(0),
          (firstRender.federation - firstRender.monolith).toFixed(0),
          (firstRender.federation / firstRender.monolith).toFixed(2),
        ]
      : ['-', '-', '-', '-'];
    return [
      path,
      kb(monolith.bytes),
      kb(federation.bytes),
      kb(federation.bytes - monolith.bytes),
      (federation.bytes / monolith.bytes).toFixed(2),
      monolith.requests,
      federation.requests,
      ...times,
    ];
  });
  const head = [
    'Route',
    'KB mono',
    'KB fed',
    'more',
    'ratio',
    'req mono',
    'req fed',
    'ms mono',
    'ms fed',
    'more',
    'ratio',
  ];
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
