import { createClient } from '@supabase/supabase-js';
import { agreeTo } from '../support/agree.ts';
import { estimateSeconds } from '../support/keystroke-level.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The most presses from the dashboard's button to a saved check-in. */
const MOST_PRESSES = 6;
/** The longest that it may take, in seconds, and its steps: open, mood, energy, save. */
const MOST_SECONDS = 20;
const STEPS = 4;

test('a plain check-in by keyboard takes at most six presses from the dashboard, and its own tag is offered again (DECISION-109, DECISION-112)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const { url, anonKey } = product.backend;
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  const signedIn = await client.auth.signInWithPassword(layla);
  expect(signedIn.error).toBeNull();
  await agreeTo(client, 'check_ins');
  await page.reload();
  const open = page.getByRole('main').getByRole('button', { name: 'New Analysis' }).first();
  const dialog = page.getByRole('dialog');

  await test.step('mood and energy', async () => {
    await open.focus();
    await page.evaluate(() => {
      document.body.dataset['presses'] = '0';
      const count = () => {
        document.body.dataset['presses'] = String(Number(document.body.dataset['presses']) + 1);
      };
      document.addEventListener('keydown', count, { capture: true });
    });
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('slider', { name: 'Mood' })).toBeFocused();
    await page.keyboard.press('7');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('slider', { name: 'Energy' })).toBeFocused();
    // So little energy brings a suggestion, which keeps it open.
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Saved to your account')).toBeVisible();
    const presses = Number(await page.locator('body').getAttribute('data-presses'));
    expect(presses).toBeGreaterThan(0);
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    for (const hands of ['average', 'unfamiliar'] as const) {
      expect(estimateSeconds({ steps: STEPS, presses }, hands)).toBeLessThanOrEqual(MOST_SECONDS);
    }
    const { data } = await client.from('check_ins').select('mood, energy, touched');
    expect(data).toEqual([{ mood: 7, energy: 2, touched: ['mood', 'energy'] }]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a tag made by typing', async () => {
    await open.press('Enter');
    await dialog.getByRole('button', { name: /^People, places, activities/ }).click();
    await dialog.getByRole('combobox').pressSequentially('walk');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save analysis' }).click();
    // Nothing is left to read: it closes by itself.
    await expect(dialog).toBeHidden();
    await expect(async () => {
      const { data } = await client.from('tags').select('name, kind');
      expect(data).toEqual([{ name: 'walk', kind: 'activities' }]);
    }).toPass();
    await open.press('Enter');
    await dialog.getByRole('button', { name: /^People, places, activities/ }).click();
    await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('button')).toHaveText([
      'walk',
    ]);
  });
});
