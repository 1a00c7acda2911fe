import { expect, test } from '../support/watched-test.ts';
import { cameraClip } from './fake-devices.ts';
import { openBrowser } from './open-browser.ts';
import { recordFigures } from './record-figures.ts';
import { serveEngines } from './serve-engines.ts';

const MINUTE = 60_000;
const MOST_GROWTH = 5 * 1024 * 1024;

test('five minutes of continuous analysis: no main-thread task over 50 ms in the first, heap growth under 5 MB', async ({
  watch,
}) => {
  test.setTimeout(7 * MINUTE);
  const served = await serveEngines();
  const clip = await cameraClip(5, 5);
  const { page, requests, close } = await openBrowser(
    watch,
    served.page,
    `--use-file-for-fake-video-capture=${clip}`,
  );
  await page.evaluate((hash) => window.emotion.startCamera(hash), served.workerIntegrity);
  requests.length = 0;
  const debug = await page.context().newCDPSession(page);
  const usedHeap = async () => {
    await debug.send('HeapProfiler.collectGarbage');
    return (await debug.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await usedHeap();
  const first = await page.evaluate((ms) => window.emotion.watch(ms), MINUTE);
  const rest = await page.evaluate((ms) => window.emotion.watch(ms), 4 * MINUTE);
  const growth = (await usedHeap()) - before;
  const frames = [...first.results, ...rest.results].flatMap((r) =>
    r.ok ? [r.reading.durationMs] : [],
  );
  frames.sort((a, b) => a - b);
  const median = frames[frames.length >> 1] ?? Number.NaN;
  const figures = {
    frameMs: Math.round(median),
    heapGrowth: growth,
    longTasks: first.longTasks.length + rest.longTasks.length,
    checks: first.checks.length + rest.checks.length,
    analyses: first.results.length + rest.results.length,
  };
  console.log(JSON.stringify(figures));
  await recordFigures('longRun', figures);
  expect(first.longTasks).toEqual([]);
  expect(growth).toBeLessThan(MOST_GROWTH);
  expect(requests).toEqual([]);
  await close();
  await served.close();
});
