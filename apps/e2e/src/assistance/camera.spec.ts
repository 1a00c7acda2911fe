import { cameraClip } from '../emotion/fake-devices.ts';
import { expect, test } from '../support/test.ts';
import { openAssistance, turnAnalysisOn } from './open-assistance.ts';

const FAKE = '--use-file-for-fake-video-capture=';

test('nothing is read before emotional analysis is on and the camera is agreed to (DECISION-084, DECISION-089, DECISION-143)', async ({
  product,
  watch,
}) => {
  const { page, api, tracks, close } = await openAssistance({ product, watch, isOn: false });
  await expect(page.getByRole('heading', { name: 'Emotional analysis is off' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Settings' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  );
  await expect(page.getByRole('button', { name: 'Turn the camera on' })).toHaveCount(0);
  await turnAnalysisOn(api);
  await page.reload();
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByRole('button', { name: 'Turn the camera on' })).toBeVisible();
  const { data } = await api.from('consents').select('purpose, withdrawn_at');
  expect(data).toEqual([{ purpose: 'camera_analysis', withdrawn_at: null }]);
  expect(await tracks()).toEqual([]);
  await close();
});

test('a camera that is refused is said so, in the required words (ASSIST-039)', async ({
  product,
  watch,
}) => {
  const { page, close } = await openAssistance({ product, watch });
  await page.getByRole('button', { name: 'Analyze now' }).click();
  await expect(
    page.getByText('Camera is not ready. Please wait or check permissions.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Turn the camera on' }).click();
  await expect(
    page.getByText('Failed to access camera. Please check your camera permissions.'),
  ).toBeVisible();
  await expect(page.locator('[data-camera="failed"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn the camera on' })).toBeEnabled();
  await close();
});

test('a smile is read on the device, offered as a question and kept as answered; leaving the tab puts the light out (ASSIST-004, ASSIST-027, ASSIST-032, DECISION-004, DECISION-007)', async ({
  product,
  watch,
}) => {
  const opened = await openAssistance({
    product,
    watch,
    switches: [`${FAKE}${await cameraClip(60, 0)}`],
    permissions: ['camera'],
  });
  const { page, api, requests, tracks } = opened;
  await page.getByRole('button', { name: 'Turn the camera on' }).click();
  await expect(page.locator('[data-camera="face-detected"]')).toBeVisible();
  const video = page.locator('video');
  expect(await video.evaluate((v: HTMLVideoElement) => [v.videoWidth, v.videoHeight])).toEqual([
    640, 480,
  ]);
  await page.getByRole('button', { name: 'Show the camera picture' }).click();
  await expect(video).toHaveCSS('opacity', '1');
  await expect(video).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  requests.length = 0;
  // As the page makes the picture that is read.
  await page.evaluate(() => {
    const make = HTMLCanvasElement.prototype.toDataURL;
    HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
      document.body.dataset['taken'] = `${type} ${this.width} x ${this.height}`;
      return make.call(this, type, quality);
    };
  });
  await page.getByRole('button', { name: 'Analyze now' }).click();
  const panel = page.locator('[data-reading="camera"]');
  await expect(panel.getByText('You may be happy. Is that right?')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'image/jpeg 640 x 480');
  const happiness = panel.locator('[data-value="happiness"]').getByRole('meter');
  expect(Number(await happiness.getAttribute('aria-valuenow'))).toBeGreaterThan(60);
  await panel.getByText('Why this?').click();
  await expect(panel.getByText('face-api-1.7.15')).toBeVisible();
  // No picture and no figure went anywhere before it was answered.
  expect(requests).toEqual([]);
  await panel.getByRole('button', { name: 'Yes, that is right' }).click();
  await expect(panel.getByText('Your answer is what counts.')).toBeVisible();
  const columns = 'source, answer, engine, correction, energy';
  await expect
    .poll(async () => (await api.from('emotion_readings').select(columns)).data)
    .toMatchObject([{ source: 'camera', answer: 'accepted', engine: 'camera-expression' }]);
  expect(await tracks()).toEqual(['video live']);
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(page.getByRole('textbox', { name: 'Write as it comes' })).toBeVisible();
  expect(await tracks()).toEqual(['video ended']);
  expect(await opened.keptMedia()).toEqual([]);
  await opened.close();
});

test('without a face it is said so; stopping forgets, and leaving the page closes the camera (ASSIST-038, DECISION-041, SHOWN-017)', async ({
  product,
  watch,
}) => {
  const { page, tracks, close } = await openAssistance({
    product,
    watch,
    switches: [`${FAKE}${await cameraClip(0, 10)}`],
    permissions: ['camera'],
  });
  await page.getByRole('button', { name: 'Turn the camera on' }).click();
  await expect(page.locator('[data-camera="face-not-detected"]')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze now' }).click();
  await expect(
    page.getByText('No face detected. Please position your face clearly in the frame.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Stop and forget' }).click();
  await expect(page.locator('[data-camera="stopped"]')).toBeVisible();
  expect(await tracks()).toEqual(['video ended']);
  await page.getByRole('button', { name: 'Turn the camera on' }).click();
  await expect(page.locator('[data-camera="face-not-detected"]')).toBeVisible();
  expect(await tracks()).toEqual(['video ended', 'video live']);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(tracks).toEqual(['video ended', 'video ended']);
  await close();
});
