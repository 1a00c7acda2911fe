import { axeViolations } from '../../support/axe.ts';
import { OF_SIGNING_OUT, OF_THE_INBOX } from '../../support/console.ts';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { newPerson, signIn, signUp } from '../../support/people.ts';
import { keptSession } from '../auth-test.ts';
import { totp } from './totp.ts';
import { expect, shoot, test } from './two-factor-test.ts';

test.use({
  expectedConsole: {
    ...OF_THE_INBOX,
    ...OF_SIGNING_OUT,
    'wrong codes and passwords, and what asks for a fresh sign-in':
      /status of 4(?:00|01|03|22) .*\/(?:auth\/v1\/|rest\/v1\/rpc\/)/,
  },
});

const toggle = (page: Page, name = 'Two-step sign-in') => page.getByRole('switch', { name });
const codeField = (page: Page) => page.getByLabel('Code that the app shows now');

/** By the settings, which are open: there is no sidebar on a phone. */
async function signOutHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'This Device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function fits(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** In the dialog that asks for ten codes. */
async function makeCodes(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Make Codes' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return list.getByRole('listitem').allInnerTexts();
}

/** Gives the password, and then the code that is asked for. */
async function prove(dialog: Locator, password: string, code: string): Promise<void> {
  await dialog.getByLabel('Your password, once more').fill(password);
  await dialog.getByLabel('Your password, once more').press('Enter');
  await dialog.getByLabel('Code from your authenticator app').fill(code);
  await dialog.getByLabel('Code from your authenticator app').press('Enter');
}

/** Who is signed in, by the session that this device keeps. */
async function readUserId(page: Page): Promise<string> {
  const { access_token: token = '' } = (await keptSession(page)) ?? {};
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}

/** A code that is certainly not the one of `secret` now. */
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1, 2].map((steps) => totp(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444'].find((it) => !right.includes(it)) ?? '';
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('two-factor: set up, asked for at the sign-in, enforced by the database, turned off (DATA-252, DATA-253, DATA-254, DATA-255, DECISION-036)', async ({
  page,
  hosted,
}) => {
  const layla = newPerson();
  await signUp(page, hosted.url, layla);
  await page.goto(`${hosted.url}/dashboard/settings`);
  await toggle(page).click();

  const secret = await test.step('set up by QR code or key, and a first code', async () => {
    const picture = page.getByRole('img', { name: /QR code/ });
    await expect(picture).toBeVisible();
    // It was really drawn: under the policy of the page, and its colours did not cut its address off.
    expect(await picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    const shown = await page.locator('code').innerText();
    const key = shown.replaceAll(/\s/g, '');
    await codeField(page).fill(wrongCode(key));
    await page.getByRole('button', { name: 'Turn On' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is not right.');
    await fits(page);
    await shoot(page, 'enrol-en-390');
    await codeField(page).fill(totp(key));
    await codeField(page).press('Enter');
    await expect(page.getByText('On. Signing in asks for a code')).toBeVisible();
    return key;
  });

  const codes = await test.step('ten recovery codes are shown, this once', async () => {
    const kept = await makeCodes(page);
    expect(new Set(kept).size).toBe(10);
    await fits(page);
    await shoot(page, 'recovery-codes-en-390');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain(kept.join('\n'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await expect(page.getByText('10 of 10 left')).toBeVisible();
    await shoot(page, 'settings-en-390');
    return kept;
  });

  await test.step('the password alone lets nobody in', async () => {
    await page.reload();
    await expect(page.getByText('On. Signing in asks for a code')).toBeVisible();
    await signOutHere(page);
    await page.goto(`${hosted.url}/auth/login`);
    await signIn(page, layla);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.goto(`${hosted.url}/dashboard/settings`);
    await expect(page).toHaveURL(`${hosted.url}/auth/login`);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await fits(page);
    await shoot(page, 'code-en-390');
  });

  await test.step('nor does it read or write anything at the server', async () => {
    const { url, anonKey } = hosted.backend;
    const thief = createClient(url, anonKey, { auth: { persistSession: false } });
    expect((await thief.auth.signInWithPassword(layla)).error).toBeNull();
    expect((await thief.from('profiles').select()).data).toEqual([]);
    expect((await thief.rpc('ensure_profile')).error?.code).toBe('28000');
    const { error } = await thief.from('user_settings').insert({ theme: 'dark' });
    expect(error?.code).toBe('42501');
    const { data } = await thief.auth.mfa.listFactors();
    const removal = await thief.auth.mfa.unenroll({ factorId: data?.totp[0]?.id ?? '' });
    expect(removal.error?.code).toBe('insufficient_aal');
  });

  await test.step('the code does, back to the page that was wanted', async () => {
    const code = page.getByLabel('Code from your authenticator app');
    await code.fill(wrongCode(secret));
    await code.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code is not right.');
    await code.fill(totp(secret));
    await code.press('Enter');
    await expect(page).toHaveURL(`${hosted.url}/dashboard/settings`);
    await expect(page.getByText('On. Signing in asks for a code')).toBeVisible();
  });

  await test.step('without the app a recovery code does, once', async () => {
    await signOutHere(page);
    const enter = async (code: string) => {
      await page.goto(`${hosted.url}/auth/login`);
      await signIn(page, layla);
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
      await page.getByLabel('Recovery code').fill(code);
      await page.getByLabel('Recovery code').press('Enter');
    };
    await enter(codes[0]?.toLowerCase().replace('-', ' ') ?? '');
    await expect(page).toHaveURL(`${hosted.url}/dashboard`);
    // The session goes on being good.
    await page.goto(`${hosted.url}/dashboard/settings`);
    await expect(page.getByText('9 of 10 left')).toBeVisible();
    await signOutHere(page);
    await enter(codes[0] ?? '');
    await expect(page.getByRole('alert')).toContainText('used already');
    await fits(page);
    await shoot(page, 'recovery-en-390');
    await page.getByLabel('Recovery code').fill(codes[1] ?? '');
    await page.getByLabel('Recovery code').press('Enter');
    await expect(page).toHaveURL(`${hosted.url}/dashboard`);
  });

  await test.step('new codes, and turning it off, ask for a sign-in of just now, in place', async () => {
    await page.goto(`${hosted.url}/dashboard/settings`);
    await expect(page.getByText('8 of 10 left')).toBeVisible();
    await hosted.backend.age(await readUserId(page));
    await page.getByRole('button', { name: 'New Codes' }).click();
    await page.getByRole('button', { name: 'Make Codes' }).click();
    const dialog = page.getByRole('dialog');
    await prove(dialog, layla.password, totp(secret));
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const kept = await dialog.getByRole('listitem').allInnerTexts();
    expect(kept).not.toContain(codes[3]);
    await dialog.getByRole('button', { name: 'I Have Kept Them' }).click();
    await expect(page.getByText('10 of 10 left')).toBeVisible();

    await hosted.backend.age(await readUserId(page));
    await toggle(page).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Turn Off' }).click();
    await expect(question.getByText('Enter a code of the app, or a recovery code')).toBeVisible();
    await question.getByLabel('Code from your authenticator app').fill(totp(secret));
    await question.getByRole('button', { name: 'Turn Off' }).click();
    await question.getByLabel('Your password, once more').fill('not it');
    await question.getByLabel('Your password, once more').press('Enter');
    await expect(question.getByText('This is not your password')).toBeVisible();
    await fits(page);
    await shoot(page, 'proof-en-390');
    // The lost app's place is taken by a code on paper.
    await prove(question, layla.password, kept[0] ?? '');
    await expect(toggle(page)).not.toBeChecked();
    await expect(toggle(page)).toBeEnabled();
  });

  await test.step('turned off, the password is enough', async () => {
    await signOutHere(page);
    await page.goto(`${hosted.url}/auth/login`);
    await signIn(page, layla);
    await expect(page).toHaveURL(`${hosted.url}/dashboard`);
  });
});

test('two-factor in Arabic and the dark, at 390 px; the sign-in can be given up', async ({
  page,
  hosted,
}) => {
  const { url, anonKey } = hosted.backend;
  const layla = newPerson('ليلى حدّاد');
  const phone = createClient(url, anonKey, { auth: { persistSession: false } });
  await phone.auth.signUp({ ...layla, options: { data: { name: layla.name } } });
  const { data } = await phone.auth.mfa.enroll({ factorType: 'totp' });
  const code = totp(data?.totp.secret ?? '');
  const confirmed = await phone.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  expect(confirmed.error).toBeNull();

  await page.addInitScript(() => {
    localStorage.setItem('nafas.language.v1', 'ar');
    localStorage.setItem('nafas.theme.v1', 'dark');
  });
  const enter = async () => {
    await page.goto(`${hosted.url}/auth/login`);
    await page.getByLabel('البريد الإلكتروني').fill(layla.email);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(layla.password);
    await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'خطوة أخيرة' })).toBeVisible();
  };
  await enter();
  await fits(page);
  await shoot(page, 'code-ar-390');
  await page.getByRole('button', { name: 'تسجيل الدخول بحساب آخر' }).click();
  await expect(page.getByRole('heading', { name: 'أهلًا بعودتك' })).toBeVisible();

  await enter();
  await page.getByLabel('الرمز من تطبيق المصادقة').fill(totp(data?.totp.secret ?? ''));
  await page.getByRole('button', { name: 'متابعة' }).click();
  await expect(page).toHaveURL(`${hosted.url}/dashboard`);
  await page.goto(`${hosted.url}/dashboard/settings`);
  await expect(page.getByText('مُفعَّل. يُطلب عند الدخول رمز من تطبيقك.')).toBeVisible();
  await page.getByRole('button', { name: 'رموز جديدة' }).click();
  await page.getByRole('button', { name: 'إنشاء الرموز' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  await fits(page);
  await shoot(page, 'recovery-codes-ar-390');
  await page.getByRole('button', { name: 'حُفظت الرموز' }).click();
  await hosted.backend.age(await readUserId(page));
  await toggle(page, 'الدخول بخطوتين').click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('الرمز من تطبيق المصادقة').fill(totp(data?.totp.secret ?? ''));
  await question.getByRole('button', { name: 'إيقاف' }).click();
  await expect(question.getByLabel('كلمة المرور مرة أخرى')).toBeFocused();
  await fits(page);
  await shoot(page, 'remove-ar-390');
});

test('a server without two-factor says so in the settings (DECISION-036)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(`${product.url}/dashboard/settings`);
  await expect(page.getByText('This server does not offer it')).toBeVisible();
  await expect(toggle(page)).toBeDisabled();
});

test('a forgotten password is replaced only by who has the app, too', async ({ page, hosted }) => {
  const { url, anonKey } = hosted.backend;
  const layla = newPerson();
  const phone = createClient(url, anonKey, { auth: { persistSession: false } });
  await phone.auth.signUp({ ...layla, options: { data: { name: layla.name } } });
  const { data } = await phone.auth.mfa.enroll({ factorType: 'totp' });
  const secret = data?.totp.secret ?? '';
  await phone.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: totp(secret) });

  await page.goto(`${hosted.url}/auth/forgot`);
  await page.getByLabel('Email').fill(layla.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(hosted.backend.inboxUrl);
  const mails = page.locator('article').filter({ hasText: 'Reset your password' });
  // The account chose no language: the mail speaks English and Arabic, each with its link.
  await mails.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByLabel('Code from your authenticator app').fill(totp(secret));
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a quiet evening');
  await page.getByLabel('Confirm password').fill('a quiet evening');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL(`${hosted.url}/dashboard`);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});
