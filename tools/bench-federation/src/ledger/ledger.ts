import { readFile, writeFile } from 'node:fs/promises';
import { LEDGER } from '../paths.ts';

/** The cost of a page on its way to the browser. Bytes are brotli for text. */
export interface Cost {
  readonly bytes: number;
  readonly requests: number;
}

/** The committed record of what federation costs. */
export interface Ledger {
  /** Path to what the page takes, without what it loads ahead. */
  readonly routes: Readonly<Record<string, { federation: Cost; monolith: Cost }>>;
  /** Feature to the brotli bytes of its remote entry. */
  readonly entries: Readonly<Record<string, number>>;
}

/** The committed ledger. Rejects when there is none. */
export async function readLedger(): Promise<Ledger> {
  return JSON.parse(await readFile(LEDGER, 'utf8')) as Ledger;
}

/** Puts a new ledger in place of the committed one. */
export async function writeLedger(ledger: Ledger): Promise<void> {
  await writeFile(LEDGER, `${JSON.stringify(ledger, null, 2)}\n`);
}
