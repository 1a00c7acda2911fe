import type { Ledger } from './ledger.ts';

/** How much worse bytes may get before CI fails. */
const TOLERANCE = 0.02;

/** Today's measurement: the federation's side of a ledger. */
export interface Measured {
  readonly routes: Readonly<Record<string, { readonly bytes: number; readonly requests: number }>>;
  readonly entries: Readonly<Record<string, number>>;
}

/** A sentence for each cost above what the ledger allows. */
export function problems(ledger: Ledger, measured: Measured): string[] {
  const found: string[] = [];
  const compare = (name: string, now: number, before: number | undefined) => {
    if (before === undefined) found.push(`${name} is not in the ledger`);
    else if (now > before * (1 + TOLERANCE)) {
      const percent = ((now / before - 1) * 100).toFixed(1);
      found.push(`${name}: ${now} bytes, the ledger has ${before} (+${percent}%)`);
    }
  };
  for (const [path, { bytes }] of Object.entries(measured.routes)) {
    compare(path, bytes, ledger.routes[path]?.federation.bytes);
  }
  for (const [feature, bytes] of Object.entries(measured.entries)) {
    compare(`entry of ${feature}`, bytes, ledger.entries[feature]);
  }
  return found;
}
