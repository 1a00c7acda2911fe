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
  // The companion takes up what was said, in the person's own words.
  const reply = log(page).getByText(/“I am so stressed”/);
  await expect(reply).toBeVisible();

  await page.reload();
  await expect(log(page).getByText('I am so stressed', { exact: true })).toBeVisible();
  await expect(reply).toBeVisible();

  await say(page, 'I don’t want to be here anymore, I have a rope ready');
  const people = page.getByRole('region', { name: 'People, now' });
  await expect(people.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(people.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  await say(page, 'Thank you');
  await expect(log(page).getByText(/^Nafas: /)).toHaveCount(3);
  await expect(people).toBeVisible();
});

test('in danger it asks, understands presses and words, stays after a reload, and nothing else is in sight (DECISION-125, DECISION-126)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(`${product.url}/dashboard/motivation-hub?tab=chat`);
  await say(page, 'I want to die');
  const answers = log(page).getByRole('group');
  const press = (name: string) => answers.getByRole('button', { name, exact: true }).click();
  await expect(answers).toHaveAccessibleName(/your life|suicide|dying|not living/);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New Goal' })).toBeHidden();
  await test.step('on a phone nothing leads away, and the calls stay under the header', async () => {
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'New Analysis' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Journal' })).toBeHidden();
    const call = page.getByRole('group', { name: 'Help now' }).getByRole('link', { name: '911' });
    await expect(call).toBeVisible();
    await answers.getByRole('button').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    // A trial press: nothing lies over it.
    await call.click({ trial: true });
    if (wide) await page.setViewportSize(wide);
  });
  await press('I’m not sure');
  await expect(answers.getByRole('button', { name: 'It comes and goes' })).toBeVisible();

  await page.reload();
  await press('It comes and goes');
  await expect(log(page).getByText('It comes and goes', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText('Message Sent')).toBeAttached();
  await say(page, 'yes');
  await say(page, 'yes, it is here');
  // The person has means within reach: the emergency number comes before the answers.
  const call = log(page).getByRole('link', { name: 'Call 911' });
  await expect(call).toHaveAttribute('href', 'tel:911');
  await log(page).getByRole('button', { name: 'I’m safe for now' }).click();
  await expect(call).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'People, now' })).toBeVisible();
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

  const field = page.getByRole('textbox', { name: 'الكتابة إلى نَفَس' });
  await field.fill('أنا متوتّرة من الشغل');
  await page.getByRole('button', { name: 'إرسال' }).click();
  await expect(arabicLog.getByText(/«أنا متوتّرة من الشغل»/)).toBeVisible();

  await expect(page.getByRole('status').getByText('أُرسلت الرسالة')).toBeAttached();
  await field.fill('بدي موت وارتاح من هالدنيا');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'ناس يجيبون الآن' })).toBeVisible();
  await arabicLog.getByRole('button', { name: 'لست متأكدًا' }).click();
  await expect(arabicLog.getByRole('button', { name: 'الآن أو الليلة' })).toBeVisible();

  await expect(page.getByRole('status').getByText('أُرسلت الرسالة')).toBeAttached();
  await page.getByRole('button', { name: 'محو المحادثة' }).click();
  await page.getByRole('button', { name: 'محو', exact: true }).click();
  await expect(arabicLog.getByText('متوتّرة')).toHaveCount(0);
  await page.reload();
  await expect(arabicLog).toContainText('نَفَس ذكاء اصطناعي');
  await expect(arabicLog.getByText('متوتّرة')).toHaveCount(0);
});
