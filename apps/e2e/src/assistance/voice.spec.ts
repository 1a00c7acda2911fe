import { voiceClip } from '../emotion/fake-devices.ts';
import { expect, test } from '../support/test.ts';
import { openAssistance, PAGE } from './open-assistance.ts';

const FAKE = '--use-file-for-fake-audio-capture=';

test('a microphone that is refused is said so, in the required words (ASSIST-046)', async ({
  product,
  watch,
}) => {
  const { page, close } = await openAssistance({ product, watch });
  await page.getByRole('tab', { name: 'Voice' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Failed to access microphone')).toBeVisible();
  await close();
});

test('a voice is read on the device; what a voice does not tell is said so; the microphone is let go (ASSIST-004, SHOWN-016, SHOWN-018, DECISION-007)', async ({
  product,
  watch,
}) => {
  const { page, requests, tracks, keptMedia, close } = await openAssistance({
    product,
    watch,
    switches: [`${FAKE}${await voiceClip('excited')}`],
    permissions: ['microphone'],
  });
  await page.goto(`${product.url}${PAGE}?source=voice`);
  const voice = page.locator('[data-voice]');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(voice).toHaveAttribute('data-voice', 'recording');
  await expect(voice.getByText(/^0:(0[3-9]|[1-5])/)).toBeVisible();
  expect(Number(await voice.getByRole('meter').getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  requests.length = 0;
  await page.getByRole('button', { name: 'Stop and read' }).click();
  await expect(voice).toHaveAttribute('data-voice', 'results');
  const panel = page.locator('[data-reading="voice"]');
  await expect(panel.locator('[data-value="energy"]').getByRole('meter')).toBeVisible();
  await expect(panel.getByText('Not readable from a voice')).toHaveCount(4);
  expect(requests).toEqual([]);
  expect(await tracks()).toEqual(['audio ended']);
  expect(await keptMedia()).toEqual([]);

  await test.step('three clips make the usual voice, kept in this browser as figures', async () => {
    for (const clip of [1, 2, 3]) {
      await page.getByRole('button', { name: `Record clip ${clip} of 3` }).click();
      await expect(voice.getByText(/^0:(0[2-9]|[1-5])/)).toBeVisible();
      await page.getByRole('button', { name: 'Stop and read' }).click();
    }
    await expect(page.getByText('Readings are compared with your usual voice.')).toBeVisible();
    const kept = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('nafas.voice-baseline.'))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as { features: number[] }),
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]?.features).toHaveLength(19);
  });

  await test.step('leaving while it records lets go of the microphone', async () => {
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(voice).toHaveAttribute('data-voice', 'recording');
    expect((await tracks()).at(-1)).toBe('audio live');
    await page.getByRole('tab', { name: 'Text' }).click();
    await expect.poll(async () => (await tracks()).at(-1)).toBe('audio ended');
  });
  await close();
});

test('silence is said as such', async ({ product, watch }) => {
  // Chromium's own fake microphone beeps once a second; a file that is not there is silent.
  const { page, close } = await openAssistance({
    product,
    watch,
    switches: [`${FAKE}/nowhere.wav`],
    permissions: ['microphone'],
  });
  await page.goto(`${product.url}${PAGE}?source=voice`);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.locator('[data-voice]').getByText('0:02')).toBeVisible();
  await page.getByRole('button', { name: 'Stop and read' }).click();
  await expect(page.getByText('Nothing was heard. Is the microphone muted?')).toBeVisible();
  await close();
});
