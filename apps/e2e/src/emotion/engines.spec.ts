import { expect, test } from '../support/watched-test.ts';
import { cameraClip, voiceClip } from './fake-devices.ts';
import { openBrowser } from './open-browser.ts';
import { serveEngines, type ServedEngines } from './serve-engines.ts';

let served: ServedEngines;
test.beforeAll(async () => {
  served = await serveEngines();
});
test.afterAll(() => served.close());

test('the camera engine, served from another origin under the shell policy, reads the smile and asks the network nothing (ASSIST-001, ASSIST-011, ASSIST-013, DECISION-006)', async ({
  watch,
}) => {
  const clip = await cameraClip(5, 5);
  const { page, requests, close } = await openBrowser(
    watch,
    served.page,
    `--use-file-for-fake-video-capture=${clip}`,
  );
  const progress = await page.evaluate(
    (hash) => window.emotion.startCamera(hash),
    served.workerIntegrity,
  );
  expect(progress.at(-1)).toBe(1);
  requests.length = 0;
  // A result every five seconds, or later on a busy machine: how often is the engine's own test.
  const seen = await page.evaluate(() => window.emotion.watch(60_000, 3));
  const detected = seen.checks.filter((check) => check.detected).length;
  expect(detected).toBeGreaterThanOrEqual(1);
  expect(seen.checks.length - detected).toBeGreaterThanOrEqual(1);
  expect(seen.results).toHaveLength(3);
  await expect
    .poll(() => page.evaluate(() => window.emotion.lookOnce()), { timeout: 15_000 })
    .toMatchObject({ ok: true });
  const result = await page.evaluate(() => window.emotion.lookOnce());
  expect(result.ok && result.reading.happiness).toBeGreaterThan(70);
  expect(result.ok && result.reading.confidence).toBeGreaterThan(0.5);
  expect(requests).toEqual([]);
  await close();
});

test('the voice engine puts three voices from the microphone in order, and asks the network nothing (ASSIST-002, ASSIST-012, ASSIST-014, DECISION-006)', async ({
  watch,
}) => {
  const energies: number[] = [];
  for (const name of ['calm', 'neutral', 'excited'] as const) {
    const clip = await voiceClip(name);
    const { page, requests, close } = await openBrowser(
      watch,
      served.page,
      `--use-file-for-fake-audio-capture=${clip}`,
    );
    await page.evaluate((hash) => window.emotion.startVoice(hash), served.voiceWorkerIntegrity);
    requests.length = 0;
    const { result, unprocessed, levels, longTasks } = await page.evaluate(() =>
      window.emotion.record(5500),
    );
    expect(requests).toEqual([]);
    expect(longTasks).toEqual([]);
    expect(unprocessed).toBe(true);
    expect(levels.length).toBeGreaterThan(60);
    expect(Math.max(...levels)).toBeGreaterThan(-40);
    const none = { happiness: null, sadness: null, stress: null };
    expect(result).toMatchObject({ ok: true, reading: none });
    energies.push((result.ok && result.reading.energy) || Number.NaN);
    await close();
  }
  const [calm = NaN, neutral = NaN, excited = NaN] = energies;
  expect(calm).toBeLessThan(neutral);
  expect(neutral).toBeLessThan(excited);
});

test('the text engine reads without asking the network anything (ASSIST-003, ASSIST-015)', async ({
  watch,
}) => {
  const { page, requests, close } = await openBrowser(watch, served.page);
  const progress = await page.evaluate(() => window.emotion.startText('en'));
  expect(progress.at(-1)).toBe(1);
  requests.length = 0;
  const read = (text: string) => page.evaluate((t) => window.emotion.readText(t, 'en'), text);
  const glad = await read('Thank you so much, this made me really happy!');
  const tense = await read('Stressed about the exam tomorrow');
  expect(glad.ok && glad.reading.happiness).toBeGreaterThan(60);
  expect(tense.ok && tense.reading.stress).toBeGreaterThan(45);
  expect(glad.ok && glad.reading.energy).toBeNull();
  expect(requests).toEqual([]);
  await close();
});

test.describe('without a network', () => {
  test.use({
    expectedConsole: {
      'the network is taken away': /net::ERR_INTERNET_DISCONNECTED/,
    },
  });

  test('once loaded, camera and text engines start again without a network', async ({ watch }) => {
    const clip = await cameraClip(1, 0);
    const { page, close } = await openBrowser(
      watch,
      served.page,
      `--use-file-for-fake-video-capture=${clip}`,
    );
    const start = async () => {
      await page.evaluate((hash) => window.emotion.startCamera(hash), served.workerIntegrity);
      await page.evaluate(() => window.emotion.startText('en'));
    };
    await start();
    // Models, their manifests, the worker and the pack.
    const kept = () =>
      page.evaluate(async () => (await caches.open('nafas-emotion-models')).keys());
    await expect.poll(async () => (await kept()).length).toBe(6);
    await page.context().setOffline(true);
    await expect(page.evaluate((url) => fetch(url), `${served.assets}/en.pack`)).rejects.toThrow();
    await start();
    expect((await page.evaluate(() => window.emotion.lookOnce())).ok).toBe(true);
    const read = await page.evaluate(() => window.emotion.readText('I love this', 'en'));
    expect(read.ok).toBe(true);
    await close();
  });
});
