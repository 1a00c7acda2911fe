import { createSupabaseNotifications, newNotification } from '@nafas/data-service/notifications';
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { newPerson, signUp } from '../support/people.ts';
import { createClient } from '../support/test-client.ts';
import { expect, test } from '../support/test.ts';

const settings = '/dashboard/settings';

async function fits(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('own times are kept; a reminder sounds when it arrives, and can be put off (DECISION-139, DECISION-140)', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const layla = newPerson();
  // What the page's own Web Audio is told, which really plays.
  await page.addInitScript(() => {
    const peaks: number[] = [];
    Object.assign(window, { peaks });
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
      peaks.push(value);
      return ramp.call(this, value, at);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { peaks: number[] }).peaks.length);
  await signUp(page, product.url, layla);
  await page.goto(`${product.url}${settings}#quiet`);
  const checkIn = page.getByRole('group', { name: 'Check-in reminders: when' });

  await test.step('times and days are saved at once, and are there after a reload', async () => {
    await expect(page.getByRole('heading', { name: 'Quiet hours' })).toBeFocused();
    await checkIn.getByLabel('At', { exact: true }).fill('20:30');
    // Ends alike are no quiet hours: the tone below would be held back at night.
    const quiet = page.getByRole('group', { name: 'Quiet hours' });
    await quiet.getByLabel('Until').fill(await quiet.getByLabel('From').inputValue());
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.ok(),
    );
    await checkIn.getByRole('button', { name: 'Sunday' }).click();
    await saved;
    await fits(page);
    await expect
      .poll(async () => {
        await page.reload();
        const sunday = checkIn.getByRole('button', { name: 'Sunday' });
        return [
          await checkIn.getByLabel('At', { exact: true }).inputValue(),
          await sunday.getAttribute('aria-pressed'),
        ];
      })
      .toEqual(['20:30', 'false']);
  });

  await test.step('the tone can be tried, and sounds with what arrives', async () => {
    await page.getByRole('button', { name: 'Try It' }).click();
    await expect.poll(heard).toBe(2);
    const { url, anonKey } = product.backend;
    const client = createClient(url, anonKey, { auth: { persistSession: false } });
    expect((await client.auth.signInWithPassword(layla)).error).toBeNull();
    // What is there when the page first asks sounds for nobody.
    await expect(page.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible();
    const title = 'A moment for yourself';
    await createSupabaseNotifications(client).add(
      newNotification({ type: 'reminder', title, message: 'Whenever it suits', now: new Date() }),
    );
    // The page asks as soon as somebody looks at it again, else within half a minute.
    await page.evaluate(() => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
    });
    await expect.poll(heard).toBe(4);
  });

  await test.step('it is put off from the bell', async () => {
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await fits(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText('It comes once more in an hour.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible();
  });

  await test.step('in Arabic, dark and narrow', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${product.url}${settings}`);
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { name: 'ساعات السكون' })).toBeVisible();
    await fits(page);
  });
});
