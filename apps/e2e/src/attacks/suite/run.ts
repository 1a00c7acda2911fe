import { ATTACKS } from './all.ts';
import { prepareTarget, type TargetOptions } from './target.ts';

export interface Row {
  readonly group: string;
  readonly held: number;
  /** Attacks that got through, or could not be tried. */
  readonly failures: readonly string[];
}

/** Makes every attack on a running deployment, one after the other. */
export async function attackAll(options: TargetOptions): Promise<readonly Row[]> {
  const target = await prepareTarget(options);
  const rows = new Map<string, { group: string; held: number; failures: string[] }>();
  for (const { group, name, run } of ATTACKS) {
    const row = rows.get(group) ?? { group, held: 0, failures: [] };
    rows.set(group, row);
    try {
      await run(target);
      row.held += 1;
    } catch (error) {
      row.failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return [...rows.values()];
}

/** The rows as a table of text, with what failed below it. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(({ group, held, failures }) => {
    const verdict = failures.length === 0 ? 'held' : 'NOT HELD';
    return `${group.padEnd(20)} ${String(held).padStart(4)} ${String(failures.length).padStart(4)}  ${verdict}`;
  });
  const failures = rows.flatMap(({ group, failures: of }) =>
    of.map((each) => `- ${group}: ${each}`),
  );
  return [`${'attacks'.padEnd(20)} held  not`, ...lines, ...failures].join('\n');
}
