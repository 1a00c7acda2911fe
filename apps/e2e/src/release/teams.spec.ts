import type { Page } from '@playwright/test';
import { findServer } from '@nafas/release/testing/web-server';
import { newPerson, signUp } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { test } from './live-test.ts';
import { newVersion, release } from './new-version.ts';
import { outsideTeam } from './outside-team.ts';
import { copyWorkspace } from './workspace-copy.ts';

// eslint-disable-next-line playwright/no-skipped-test -- nobody can prove it without the server; the sentence says how.
test.skip(
  () => findServer('nginx') === null,
  'nginx is neither installed nor to be had: apt-get install nginx',
);

/** The page is looked at again, as after a change of tabs. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const title = (text: string): [string, (before: string) => string] => [
  'src/locales/en/app.json',
  (before) => before.replace(/("title": )"[^"]+"/, `$1"${text}"`),
];

test('two teams release at the same moment, and both are live in a browser that was open all the time', async ({
  page,
  live,
}) => {
  test.setTimeout(600_000);
  const nav = page.getByRole('navigation');
  await signUp(page, live.url, newPerson());
  await nav.getByRole('link', { name: 'Motivation' }).click();
  await expect(page.getByRole('heading', { name: 'Motivation hub', level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { wasNeverLoadedAnew: true }));

  const [ours, theirs] = await Promise.all([copyWorkspace(), copyWorkspace()]);
  try {
    const [motivation, account] = await Promise.all([
      newVersion(ours, 'motivation', '0.2.0', title('The garden')),
      newVersion(theirs, 'account', '0.2.0', title('About you')),
    ]);
    await Promise.all([
      release(live, 'motivation team', motivation, 'motivation@0.2.0', '--why', 'a garden'),
      release(live, 'account team', account, 'account@0.2.0', '--why', 'warmer words'),
    ]);
  } finally {
    await Promise.all([ours.remove(), theirs.remove()]);
  }

  // The page that stays on screen is offered the new version, since it would lose what is being done there.
  const offer = page.getByRole('button', { name: 'Use it now' });
  await lookAgain(page);
  await expect(page.getByText('A new version is here: Motivation hub')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Motivation hub', level: 1 })).toBeVisible();
  await offer.click();
  await expect(page.getByRole('heading', { name: 'The garden', level: 1 })).toBeVisible();
  // Any other app is simply the new one the next time it is opened.
  await nav.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'About you', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'wasNeverLoadedAnew' in window)).toBe(true);

  const history = await live.nafas('operator', 'history', '--verify');
  expect(history.out).toMatch(/motivation team\s+activate motivation@0\.2\.0\s+0\.2\.0\s+a garden/);
  expect(history.out).toMatch(/account team\s+activate account@0\.2\.0\s+0\.2\.0\s+warmer words/);
  expect(history.out).toContain('The chain is whole.');
});

test('a team outside this repository builds a sixth app from packed packages, and it appears through the gate', async ({
  page,
  live,
}) => {
  test.setTimeout(600_000);
  const nav = page.getByRole('navigation');
  await signUp(page, live.url, newPerson());
  await expect(nav.getByRole('link', { name: 'Motivation' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Moments' })).toHaveCount(0);

  const team = await outsideTeam('moments');
  try {
    await team.run('rsbuild', ['build']);
    const env = { ...live.variables, NAFAS_ACTOR: 'moments team' };
    await team.run('nafas', ['publish', 'dist'], env);
    const answer = await team.run(
      'nafas',
      ['activate', 'moments@1.0.0', '--why', 'our first'],
      env,
    );
    expect(answer).toMatch(/browser\s+passed\s+mounted slot count, page \/dashboard\/moments/);
  } finally {
    await team.remove();
  }
  await page.reload();
  await nav.getByRole('link', { name: 'Moments' }).click();
  await page.getByLabel('A good moment').fill('Rain on the window.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('listitem').getByText('Rain on the window.')).toBeVisible();

  const history = await live.nafas('operator', 'history', '--verify', '--app', 'moments');
  expect(history.out).toMatch(/moments team\s+activate moments@1\.0\.0\s+1\.0\.0\s+our first/);
});
