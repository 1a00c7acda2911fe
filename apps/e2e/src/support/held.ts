import { expect, type CDPSession, type Page } from '@playwright/test';

/** What a page holds on to after garbage collection. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** A session that can tell what the page holds. A trace's snapshots would hold on to every node they saw: none is taken. */
export async function openDebug(page: Page): Promise<CDPSession> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable');
  return debug;
}

/** The nodes, listeners and heap bytes of the page that garbage collection leaves. */
export async function held(debug: CDPSession): Promise<Held> {
  // Collecting runs finalisers that free more: React keeps its last tree until the next commit.
  for (let i = 0; i < 3; i += 1) await debug.send('HeapProfiler.collectGarbage');
  const { metrics } = await debug.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize'),
  };
}

/** Readings in a row that must agree: longer than any time limit that may still hold on to a view (10 s). */
const STEADY_READINGS = 5;

/** Waits until nothing more is let go: single-spa's and the loader's timers hold on to a view for some seconds. */
export async function settled(debug: CDPSession): Promise<Held> {
  let last = await held(debug);
  let steady = 0;
  const isSettled = async () => {
    const before = last;
    last = await held(debug);
    const isSame = last.nodes === before.nodes && last.listeners === before.listeners;
    steady = isSame ? steady + 1 : 0;
    return steady >= STEADY_READINGS;
  };
  await expect.poll(isSettled, { intervals: [2_500], timeout: 90_000 }).toBe(true);
  return last;
}
