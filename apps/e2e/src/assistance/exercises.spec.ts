import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { openAssistance } from './open-assistance.ts';

test('an exercise from the sidebar to its row: rated before and after, counted once, and shown as having helped', async ({
  product,
  watch,
}) => {
  const { page, api, close } = await openAssistance({ product, watch, isOn: false });
  await page.clock.install();
  await page.reload();
  await page.getByRole('link', { name: 'Exercises' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Not tried yet' })).toHaveCount(13);
  expect(await axeViolations(page)).toEqual([]);
  await test.step('on a phone the filter is one row that scrolls, and the page does not', async () => {
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const chips = page.getByRole('group', { name: 'Filter' }).getByRole('button');
    const tops = await chips.evaluateAll((all) =>
      all.map((chip) => chip.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await chips.last().click();
    await expect(chips.last()).toHaveAttribute('aria-pressed', 'true');
    await chips.first().click();
    if (wide) await page.setViewportSize(wide);
  });

  await page.getByRole('link', { name: /^Five senses/ }).click();
  const stage = page.getByRole('dialog', { name: 'Five senses, 5-4-3-2-1' });
  await stage.getByRole('slider', { name: 'Now' }).press('4');
  await stage.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(stage.getByText('Look around for a moment, gently.')).toBeVisible();
  await page.clock.runFor('00:20');
  await expect(stage.getByText('Five things you see. Name each one quietly.')).toBeVisible();
  await stage.getByRole('button', { name: 'Pause' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await stage.getByRole('button', { name: 'Go on' }).click();
  await page.clock.runFor('02:41');
  await page.clock.resume();

  const columns = 'exercise, minutes, completed, rating_before, rating_after';
  const stored = async () => (await api.from('activities').select(columns)).data;
  const done = { exercise: 'five-senses', minutes: 3, completed: true, rating_before: 4 };
  await expect.poll(stored).toEqual([{ ...done, rating_after: null }]);
  await stage.getByRole('slider', { name: 'Now' }).press('7');
  await stage.getByRole('button', { name: 'Keep this' }).click();
  await expect(page.getByRole('link', { name: /^Five senses/ })).toContainText(
    'Helped you 1 of 1 times',
  );
  expect(await stored()).toEqual([{ ...done, rating_after: 7 }]);
  await close();
});

test('Escape leaves, and by the keyboard alone: space pauses, C is for captions', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
  await page.goto(`${product.url}/dashboard/exercises/breathing-4-6`);
  const stage = page.getByRole('dialog', { name: 'Breathing 4–6' });
  await expect(stage.getByRole('heading', { name: 'How is it now?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(stage.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard\/exercises$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
