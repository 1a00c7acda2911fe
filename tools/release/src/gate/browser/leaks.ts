import type { CDPSession, Page } from 'playwright-core';

/** The nodes, listeners and intervals that a browser holds for a page. */
export interface Usage {
  readonly nodes: number;
  readonly listeners: number;
  readonly intervals: number;
}

/** The most that one mount may leave behind, on average. */
const ALLOWED: Usage = { nodes: 100, listeners: 1, intervals: 0 };
const NAMES: Readonly<Record<keyof Usage, string>> = {
  nodes: 'elements',
  listeners: 'listeners',
  intervals: 'timers',
};

/** So many readings after the lowest have to bring nothing lower: views are taken down once nothing urgent is left to do. */
const STILL = 3;
const BETWEEN_MS = 100;
const LIMIT_MS = 10_000;

/** Measures a page once it is at rest and its garbage is collected. */
export async function measureUsage(page: Page): Promise<Usage> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    await page.evaluate(() =>
      (globalThis as unknown as { __nafasEndWaits: () => void }).__nafasEndWaits(),
    );
    let least = await reading(page, session);
    const end = Date.now() + LIMIT_MS;
    for (let still = 0; still < STILL && Date.now() < end; still += 1) {
      await page.waitForTimeout(BETWEEN_MS);
      const next = await reading(page, session);
      if (sum(next) < sum(least)) [least, still] = [next, 0];
    }
    return least;
  } finally {
    await session.detach();
  }
}

const sum = ({ nodes, listeners, intervals }: Usage) => nodes + listeners + intervals;

async function reading(page: Page, session: CDPSession): Promise<Usage> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const intervals = await page.evaluate(
    () => (globalThis as unknown as { __nafasIntervals: number }).__nafasIntervals,
  );
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), intervals };
}

/** Lists what grows with every mount, a sentence each. */
export function leakProblems(usage: readonly Usage[]): string[] {
  return (Object.keys(ALLOWED) as (keyof Usage)[]).flatMap((what) => {
    const grown = growth(usage.map((each) => each[what]));
    return grown > ALLOWED[what]
      ? [`leaves ${Math.round(grown)} ${NAMES[what]} behind with every mount`]
      : [];
  });
}

/**
 * By how much values grow from one to the next. React holds on to the views of the page before until it renders again,
 * or not, so that values jump by whole views: medians pass over jumps, a leak moves them.
 */
function growth(values: readonly number[]): number {
  const slopes = values.flatMap((from, i) =>
    values
      .slice(i + 1)
      .map((to, after) => ({ slope: (to - from) / (after + 1), steps: after + 1 })),
  );
  const each = slopes.filter(({ steps }) => steps === 1);
  return Math.min(median(slopes), median(each));
}

function median(slopes: readonly { readonly slope: number }[]): number {
  const sorted = slopes.map(({ slope }) => slope).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
