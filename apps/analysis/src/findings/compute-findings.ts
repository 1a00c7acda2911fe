import { type Lived, toLinkEntries } from '@nafas/data-service/analysis/links';
import {
  findShift,
  type LinkDay,
  type Links,
  linkSteps,
  type Shift,
  toLinkDays,
} from '@nafas/insights/links';

/** What goes with what in somebody's days, and the days it was found in. */
export interface Findings {
  readonly links: Links;
  readonly days: readonly LinkDay[];
  readonly shift: Shift | null;
}

/** A frame of the screen has 16 ms; what is computed at a stretch leaves room in it. */
const STRETCH_MS = 10;

/** Compares days without holding the page: between stretches it gives way. Null when it was aborted. */
export async function computeFindings(
  lived: Lived,
  today: string,
  signal: AbortSignal,
): Promise<Findings | null> {
  const entries = toLinkEntries(lived);
  const days = toLinkDays(entries);
  await giveWay();
  const steps = linkSteps(entries);
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return { links: step.value, days, shift: findShift(days, today) };
    if (performance.now() - began < STRETCH_MS) continue;
    await giveWay();
    if (signal.aborted) return null;
    began = performance.now();
  }
}

function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
