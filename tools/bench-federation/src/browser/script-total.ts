import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds of the main thread since the page began, slowed processor included. */
interface Totals {
  /** In script, compiling included. */
  readonly script: number;
  /** In tasks of any kind: script, styles, layout, paint. */
  readonly task: number;
}

/** What the main thread does during `act`. */
export async function mainThread(page: Page, act: () => Promise<void>): Promise<Totals> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  try {
    const before = await read(devtools);
    await act();
    const after = await read(devtools);
    return { script: after.script - before.script, task: after.task - before.task };
  } finally {
    await devtools.detach();
  }
}

async function read(devtools: CDPSession): Promise<Totals> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { script: seconds('ScriptDuration') * 1000, task: seconds('TaskDuration') * 1000 };
}
