import { expect, test } from '../support/test.ts';
import { openAssistance, PAGE } from './open-assistance.ts';

test('a text is read on the device; the person’s own figures are what is kept, and none of the words (ASSIST-004, DECISION-005)', async ({
  product,
  watch,
}) => {
  const { page, api, requests, close } = await openAssistance({ product, watch });
  await page.goto(`${product.url}${PAGE}?source=text`);
  await page.getByRole('textbox', { name: 'Write as it comes' }).fill('Stressed about the exam');
  const before = requests.length;
  await page.getByRole('button', { name: 'Read my words' }).click();
  const panel = page.locator('[data-reading="text"]');
  await expect(panel.getByText('You may be tense. Is that right?')).toBeVisible();
  await expect(page.locator('[data-action="stress-relief"]')).toBeVisible();
  // The pack of the language, perhaps the screen for danger, and nothing else: no call to the server.
  const asked = requests.slice(before);
  const isFile = /\/static\/(?:engine\/en\.[0-9a-f]{10}\.pack|js\/async\/\w+\.[0-9a-f]{10}\.js)$/;
  expect(asked.filter((url) => !isFile.test(url))).toEqual([]);
  await panel.getByRole('button', { name: 'Not quite' }).click();
  const stress = panel.getByRole('slider', { name: 'Stress' });
  await stress.focus();
  await stress.press('Home');
  const stored = page.waitForRequest((request) => request.url().includes('emotion_readings'));
  await panel.getByRole('button', { name: 'Save my answer' }).click();
  expect((await stored).postData()).not.toContain('exam');
  await expect
    .poll(async () => (await api.from('emotion_readings').select('answer, correction')).data)
    .toMatchObject([{ answer: 'corrected', correction: { stress: 0, energy: null } }]);
  // A reading and its answer are no check-in: no figure comes of them.
  await page.goto(`${product.url}/dashboard`);
  const score = page.locator('[data-feature="analysis"]').filter({ hasText: 'Emotional score' });
  await expect(score).toContainText('5 more days');
  await close();
});

test('five minutes of breathing count as active minutes (ASSIST-070, DECISION-093, DECISION-060)', async ({
  product,
  watch,
}) => {
  const { page, api, close } = await openAssistance({ product, watch, isOn: false });
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: '5 minutes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mindfulness Exercise' });
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.runFor('05:00');
  await expect(dialog.getByText('That was five minutes').first()).toBeAttached();
  await page.clock.resume();
  const columns = 'exercise, minutes, completed, rating_before, rating_after';
  const stored = async () => (await api.from('activities').select(columns)).data;
  const done = { exercise: 'slow-breathing', minutes: 5, completed: true, rating_before: null };
  await expect.poll(stored).toEqual([{ ...done, rating_after: null }]);
  await dialog.getByRole('slider', { name: 'Now' }).press('End');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Saved. Thank you for taking the time.')).toBeVisible();
  expect(await stored()).toEqual([{ ...done, rating_after: 10 }]);
  await page.goto(`${product.url}/dashboard`);
  const card = page.locator('[data-feature="analysis"]').filter({ hasText: 'Active minutes' });
  await expect(card).toContainText(/5\s?min/);
  await close();
});

test('with reduced motion the rings stand still, and bowl, dots and number keep the pace (DECISION-096)', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
  await page.goto(`${product.url}${PAGE}`);
  await page.getByRole('button', { name: '5 minutes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mindfulness Exercise' });
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  const pacer = dialog.locator('[data-phase]');
  await expect(pacer).toHaveAttribute('data-phase', 'in');
  const moving = () => pacer.evaluate((element) => element.getAnimations({ subtree: true }).length);
  for (const count of ['1', '2', '3', '4']) {
    await expect(pacer.getByText(count, { exact: true })).toBeAttached();
    expect(await moving()).toBe(0);
  }
  await expect(pacer).toHaveAttribute('data-phase', 'out');
  expect(await moving()).toBe(0);
});
