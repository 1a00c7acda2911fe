import type { Page } from '@playwright/test';

/** An event of Chromium's trace, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur`, what the thread had the processor. */
  readonly tdur?: number;
}

/** What runs scripts; styles, layout and paint are not among it, and what waits for an idle moment isn't either. */
const SCRIPT = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
]);
const IDLE = 'FireIdleCallback';

/** The name of the `performance.mark` at which what is waited for stands in the document. */
export const DRAWN = 'nafas-drawn';

/** Milliseconds of the processor that script takes in the page's main thread. */
export interface ScriptTime {
  /** In the turn of the event loop that draws, by its mark. */
  readonly drawing: number;
  /** In that turn and those after it. */
  readonly since: number;
  /** In all, from before the action until after the drawing. */
  readonly whole: number;
}

/** Traces `act`, which leaves the mark {@link DRAWN} when what it led to stands. */
export async function scriptTime(page: Page, act: () => Promise<void>): Promise<ScriptTime> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise<void>((resolve) =>
    devtools.once('Tracing.tracingComplete', () => resolve()),
  );
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'blink.user_timing'] },
  });
  await act();
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  return sumUp(events);
}

/** Each moment counted once, by the outermost event. */
function sumUp(events: readonly TraceEvent[]): ScriptTime {
  const mark = events.find(({ name }) => name === DRAWN);
  if (!mark) throw new Error('nothing was drawn');
  const own = events
    .filter(
      ({ tid, ph, name }) => tid === mark.tid && ph === 'X' && (SCRIPT.has(name) || name === IDLE),
    )
    .sort((a, b) => a.ts - b.ts);
  let end = 0;
  let whole = 0;
  let drawing = 0;
  let since = 0;
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    if (ts < end) continue;
    end = ts + dur;
    if (name === IDLE) continue;
    whole += tdur / 1000;
    if (ts <= mark.ts && mark.ts <= end) drawing = tdur / 1000;
    if (mark.ts <= end) since += tdur / 1000;
  }
  return { drawing, since, whole };
}
