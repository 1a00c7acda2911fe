import { newPerson, signIn, signUp } from '../support/people.ts';
import { expect, test } from '../faults/host.ts';
import {
  hang,
  html,
  isChunk,
  isEntry,
  mend,
  notFound,
  serverDown,
  tamper,
} from '../faults/routes.ts';

const FAULTS = [
  (origin: string) => [isEntry(origin), tamper] as const,
  (origin: string) => [(url: URL) => url.origin === origin, serverDown] as const,
  (origin: string) => [isEntry(origin), notFound] as const,
  (origin: string) => [isChunk(origin), tamper] as const,
  (origin: string) => [isEntry(origin), hang] as const,
  (origin: string) => [isEntry(origin), html] as const,
] as const;

/** A page of every app that has one behind the sign-in. */
const PAGES = [
  ['/dashboard/emotional-analysis', 'analysis'],
  ['/dashboard/motivation-hub', 'motivation'],
  ['/dashboard/real-time-assistance', 'assistance'],
  ['/dashboard/profile', 'account'],
  ['/dashboard/journal', 'journal'],
  ['/dashboard/safety-plan', 'care'],
] as const;

test('every feature app is faulty at the same time, each in another way: the shell, the landing page, help and signing out still work, Try Again recovers', async ({
  page,
  host,
  reported,
}) => {
  const layla = newPerson();
  await signUp(page, host.url, layla);
  // The fixture apps stay well: a fault of one app must not reach another one even now.
  const apps = Object.entries(host.served.origins);
  expect(apps.map(([app]) => app).sort()).toEqual(
    // The console is for operators, whom nobody is here.
    ['auth', 'console', ...PAGES.map(([, app]) => app)].sort(),
  );
  for (const [index, [, origin]] of apps.entries()) {
    const [match, act] = (FAULTS[index % FAULTS.length] ?? FAULTS[0])(origin);
    await page.route(match, act);
  }

  await test.step('the dashboard: every slot of theirs is a card, the frame works', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla Haddad');
    await expect(page.locator('[data-feature][data-state="loading"]')).toHaveCount(0);
    for (const [app] of apps) {
      await expect(page.locator(`[data-feature="${app}"][data-state="mounted"]`)).toHaveCount(0);
    }
    await expect(page.getByText('A tiny tile')).toBeVisible();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'اللغة: العربية' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
  });

  await test.step('each page says that it is out of reach, and each failure is reported', async () => {
    for (const [path, app] of PAGES) {
      await page.getByRole('navigation').locator(`a[href="${path}"]`).click();
      // Of this app: the page before it, whose card is the same but for its name, may still stand.
      const view = page.locator('main').locator(`[data-feature="${app}"]`);
      // The dashboard has several of the first one's.
      await expect(view).toHaveCount(1);
      await expect(view).toHaveAttribute('data-state', 'away', { timeout: 40_000 });
      await expect(view.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expect.poll(() => reported.join('\n')).toMatch(new RegExp(`NF1\\d\\d ${app} `));
    }
  });

  await test.step('help is there', async () => {
    await page.getByRole('link', { name: 'Help now' }).first().click();
    await expect(page).toHaveURL(`${host.url}/help`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('signing out works, and the landing page', async () => {
    await page.goto(`${host.url}/dashboard`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(`${host.url}/auth/login`);
    await expect(page.locator('[data-feature="auth"]')).toHaveAttribute('data-state', 'away');
    await expect.poll(() => reported.join('\n')).toMatch(/NF1\d\d auth /);
    await page.goto(host.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Try Now' }).first().click();
    await expect(page.locator('[data-feature="auth"]')).toHaveAttribute('data-state', 'away');
  });

  await test.step('once the faults are gone, Try Again is enough', async () => {
    await mend(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await signIn(page, layla);
    await expect(page).toHaveURL(`${host.url}/dashboard`);
    await expect(
      page.locator('[data-feature="analysis"][data-state="mounted"]').first(),
    ).toBeVisible();
  });
});
