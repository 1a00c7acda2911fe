import { readFile } from 'node:fs/promises';
import { BUDGETS } from '../paths.ts';
import type { Cost } from './ledger.ts';

/** What pages may take, and what federation may add to them. */
export interface Budgets {
  /** Path to the most bytes of its page. */
  readonly bytes: Readonly<Record<string, number>>;
  /** The most times of what one bundle of the same sources takes: `*` for every page that is not named. */
  readonly ratio: Readonly<Record<string, number>>;
  /** The most bytes of a remote entry. */
  readonly entry: number;
}

/** The committed budgets. Rejects when there are none. */
export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile(BUDGETS, 'utf8')) as Budgets;
}

/** What was measured in one run. */
export interface Spent {
  readonly federation: Readonly<Record<string, Cost>>;
  readonly monolith: Readonly<Record<string, Cost>>;
  readonly entries: Readonly<Record<string, number>>;
}

/** A sentence for each budget that is exceeded: page, figure, budget. */
export function overBudget(budgets: Budgets, { federation, monolith, entries }: Spent): string[] {
  const found: string[] = [];
  for (const [path, { bytes }] of Object.entries(federation)) {
    const most = budgets.bytes[path];
    if (most !== undefined && bytes > most) {
      found.push(`${path}: ${bytes} bytes, the budget is ${most}`);
    }
    const one = monolith[path]?.bytes;
    const times = budgets.ratio[path] ?? budgets.ratio['*'];
    if (one === undefined || times === undefined) {
      found.push(`${path}: there is nothing to compare it with`);
    } else if (bytes > one * times) {
      const ratio = (bytes / one).toFixed(3);
      found.push(
        `${path}: ${bytes} bytes, ${ratio} of one bundle's ${one}, the budget is ${times}`,
      );
    }
  }
  for (const path of Object.keys(budgets.bytes)) {
    if (!federation[path]) found.push(`${path} has a budget and is not measured`);
  }
  for (const [feature, bytes] of Object.entries(entries)) {
    if (bytes > budgets.entry) {
      found.push(`entry of ${feature}: ${bytes} bytes, the budget is ${budgets.entry}`);
    }
  }
  return found;
}
