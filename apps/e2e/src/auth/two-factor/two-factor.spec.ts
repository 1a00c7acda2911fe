import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { newPerson, signIn, signUp } from '../../support/people.ts';
import { totp } from './totp.ts';
import { expect, shoot, test } from './two-factor-test.ts';

const setUp = (page: Page) => page.getByRole('button', { name: 'Set Up' });
const codeField = (page: Page) => page.getByLabel('Code that the app shows now');

/** By the settings, which are open: there is no sidebar on a phone. */
async function signOutHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'This Device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function fits(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.length}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
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
  await setUp(page).click();

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
    await shoot(page, 'settings-en-390');
    return key;
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

  await test.step('turned off, the password is enough', async () => {
    await page.getByRole('button', { name: 'Turn Off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn Off' }).click();
    await expect(setUp(page)).toBeEnabled();
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
  await page.getByRole('button', { name: 'إيقاف' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
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
  await expect(setUp(page)).toBeDisabled();
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
  await page.locator('article').first().getByRole('link').click();
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
