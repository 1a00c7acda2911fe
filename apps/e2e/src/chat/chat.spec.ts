import type { Locator, Page } from '@playwright/test';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// The language of the browser names the country, and with it the helplines that are shown.
test.use({ locale: 'en-US' });

const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversation with Nafas' });

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Write to Nafas' });
  await field.fill(text);
  await field.press('Enter');
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
  // Until the answer is there, one may write on but not send.
  await expect(page.getByRole('status').getByText('Message Sent')).toBeAttached();
}

test('a message is answered, a reload keeps both, danger shows help, and the talk goes on (DECISION-103)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(`${product.url}/dashboard/motivation-hub?tab=chat`);
  await expect(log(page)).toContainText('Nafas is an AI, not a person');

  // The function streams; what arrives at the browser is its event stream.
  const answer = page.waitForResponse((response) => response.url().endsWith('/functions/v1/chat'));
  await say(page, 'I am so stressed');
  expect((await answer).headers()['content-type']).toBe('text/event-stream');
  const reply = log(page).getByText(/shoulders|one by one/);
  await expect(reply).toBeVisible();

  await page.reload();
  await expect(log(page).getByText('I am so stressed')).toBeVisible();
  await expect(reply).toBeVisible();

  await say(page, 'I don’t want to be here anymore, I have a rope ready');
  const help = log(page).getByRole('alert');
  await expect(help.getByRole('link', { name: 'Help now' })).toHaveAttribute('href', /\/help$/);
  await expect(help.getByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988');
  await expect(log(page).getByText('Are you thinking of ending your life')).toBeVisible();
  await say(page, 'Thank you');
  await expect(log(page).getByText(/^Nafas: /)).toHaveCount(3);
  await expect(help).toBeVisible();
});

test('in Arabic it answers in Arabic, hears dialect, and erases what was said (DECISION-102)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.evaluate(() => localStorage.setItem('nafas.language.v1', 'ar'));
  await page.goto(`${product.url}/dashboard/motivation-hub?tab=chat`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const arabicLog = page.getByRole('log', { name: 'المحادثة مع نَفَس' });
  await expect(arabicLog).toContainText('نَفَس ذكاء اصطناعي وليس إنسانًا');

  const field = page.getByRole('textbox', { name: 'اكتب إلى نَفَس' });
  await field.fill('أنا متوتّرة من الشغل');
  await page.getByRole('button', { name: 'إرسال' }).click();
  await expect(arabicLog.getByText(/كتفيك|واحدةً واحدة/)).toBeVisible();

  await expect(page.getByRole('status').getByText('أُرسلت الرسالة')).toBeAttached();
  await field.fill('بدي موت وارتاح من هالدنيا');
  await field.press('Enter');
  await expect(arabicLog.getByRole('link', { name: 'مساعدة الآن' })).toBeVisible();
  await expect(arabicLog.getByText('هل تفكّر في إنهاء حياتك')).toBeVisible();

  await expect(page.getByRole('status').getByText('أُرسلت الرسالة')).toBeAttached();
  await page.getByRole('button', { name: 'محو المحادثة' }).click();
  await page.getByRole('button', { name: 'محو', exact: true }).click();
  await expect(arabicLog.getByText('متوتّرة')).toHaveCount(0);
  await page.reload();
  await expect(arabicLog).toContainText('نَفَس ذكاء اصطناعي');
  await expect(arabicLog.getByText('متوتّرة')).toHaveCount(0);
});
