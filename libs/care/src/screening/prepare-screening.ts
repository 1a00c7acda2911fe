import { loadLearnt } from './classifier/learnt.ts';
import { atPace } from './pace.ts';
import { PATTERNS } from './phrases-in.ts';

let preparing: Promise<void> | null = null;

/**
 * Loads what was learnt of English and Arabic, and does what the first text would wait for. `screenForCrisis` reads by
 * the rules alone before. Rejects when what was learnt can't be had; the next call tries again.
 */
export function prepareScreening(): Promise<void> {
  preparing ??= prepare().catch((error: unknown) => {
    preparing = null;
    throw error;
  });
  return preparing;
}

async function prepare(): Promise<void> {
  await loadLearnt();
  await atPace(PATTERNS, (pattern) => pattern.prepare());
}
