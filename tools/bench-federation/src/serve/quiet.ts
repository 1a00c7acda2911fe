import { setTimeout as delay } from 'node:timers/promises';
import type { Variant } from './variant.ts';

const QUIET_MS = 2_500;
const STEP_MS = 50;
const LIMIT_MS = 60_000;

/** Resolves when a variant's servers have sent nothing for a while: the page has what it wants. */
export async function quiet({ sent }: Variant): Promise<void> {
  let count = sent.length;
  let still = 0;
  for (let waited = 0; still < QUIET_MS; waited += STEP_MS) {
    if (waited > LIMIT_MS) throw new Error('the page never stops asking');
    await delay(STEP_MS);
    still = sent.length === count ? still + STEP_MS : 0;
    count = sent.length;
  }
}
