import { join, resolve } from 'node:path';

/** The workspace. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Folder of generated sources and builds; below `dist`, so that no other tool looks at it. */
export const WORK = join(ROOT, 'tools/bench-federation/dist');

/** The committed budgets that CI holds pages to. */
export const BUDGETS = join(ROOT, 'docs/federation-budgets.json');

/** The committed ledger that CI compares with. */
export const LEDGER = join(ROOT, 'docs/federation-ledger.json');
