import { linkEntries, type PersonalHistory } from '@nafas/data-service/analysis/links';
import {
  findShift,
  type LinkDay,
  type Links,
  linkDaySteps,
  linkSteps,
  type Shift,
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
  history: PersonalHistory,
  today: string,
  signal: AbortSignal,
): Promise<Findings | null> {
  const days = await inStretches(linkDaySteps(linkEntries(history)), signal);
  const links = days && (await inStretches(linkSteps(days), signal));
  return links && { links, days, shift: findShift(days, today) };
}

/** What steps come to; null when it was aborted. */
async function inStretches<Value>(
  steps: Iterator<undefined, Value>,
  signal: AbortSignal,
): Promise<Value | null> {
  for (;;) {
    await giveWay();
    if (signal.aborted) return null;
    const began = performance.now();
    let step = steps.next();
    while (!step.done && performance.now() - began < STRETCH_MS) step = steps.next();
    if (step.done) return step.value;
  }
}

function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
