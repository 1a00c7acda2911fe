import { expect, test } from '@playwright/test';
import { cameraClip, voiceClip } from './fake-devices.ts';
import { openBrowser } from './open-browser.ts';
import { serveEngines, type ServedEngines } from './serve-engines.ts';

let served: ServedEngines;
test.beforeAll(async () => {
  served = await serveEngines();
});
test.afterAll(() => served.close());

test('the camera engine, served from another origin under the shell policy, reads the smile and asks the network nothing (ASSIST-001, ASSIST-011, ASSIST-013)', async () => {
  const clip = await cameraClip(5, 5);
  const { page, requests, faults, close } = await openBrowser(
    served.page,
    `--use-file-for-fake-video-capture=${clip}`,
  );
  const progress = await page.evaluate(
    (hash) => window.emotion.startCamera(hash),
    served.workerIntegrity,
  );
  expect(progress.at(-1)).toBe(1);
  requests.length = 0;
  const seen = await page.evaluate(() => window.emotion.watch(15_500));
  const detected = seen.checks.filter((check) => check.detected).length;
  expect(seen.checks.length).toBeGreaterThanOrEqual(13);
  expect(detected).toBeGreaterThanOrEqual(4);
  expect(seen.checks.length - detected).toBeGreaterThanOrEqual(4);
  expect(seen.results).toHaveLength(3);
  await expect
    .poll(() => page.evaluate(() => window.emotion.lookOnce()), { timeout: 15_000 })
    .toMatchObject({ ok: true });
  const result = await page.evaluate(() => window.emotion.lookOnce());
  if (result.ok) {
    expect(result.reading.happiness).toBeGreaterThan(70);
    expect(result.reading.confidence).toBeGreaterThan(0.5);
  }
  expect(requests).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

test('the voice engine puts three voices from the microphone in order (ASSIST-002, ASSIST-012, ASSIST-014)', async () => {
  const energies: number[] = [];
  for (const name of ['calm', 'neutral', 'excited'] as const) {
    const clip = await voiceClip(name);
    const { page, faults, close } = await openBrowser(
      served.page,
      `--use-file-for-fake-audio-capture=${clip}`,
    );
    const { result, unprocessed, levels, longTasks } = await page.evaluate(
      (hash) => window.emotion.record(hash, 5500),
      served.voiceWorkerIntegrity,
    );
    expect(longTasks).toEqual([]);
    expect(unprocessed).toBe(true);
    expect(levels.length).toBeGreaterThan(60);
    expect(Math.max(...levels)).toBeGreaterThan(-40);
    expect(result).toMatchObject({ ok: true });
    if (result.ok) {
      expect(result.reading).toMatchObject({ happiness: null, sadness: null, stress: null });
      energies.push(result.reading.energy ?? Number.NaN);
    }
    expect(faults).toEqual([]);
    await close();
  }
  const [calm = NaN, neutral = NaN, excited = NaN] = energies;
  expect(calm).toBeLessThan(neutral);
  expect(neutral).toBeLessThan(excited);
});
