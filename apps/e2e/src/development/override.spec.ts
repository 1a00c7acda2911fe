import { join } from 'node:path';
import { assetHeaders, listen, staticApp, type Listening } from '@nafas/serve';
import type { Page } from '@playwright/test';
import { startDev, type DevProcess } from '../support/dev-process.ts';
import { edited } from '../support/edited.ts';
import { root, startProduct, type Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    'a refused build is reported': /\[nafas\] Error \S+ registry Error: an override was refused/,
  },
});

const VIEW = 'apps/analysis/src/new-analysis/NewAnalysis.tsx';

let local: DevProcess;
let origin: string;
let shell: Product;
const started: (() => Promise<unknown>)[] = [];

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const cwd = join(root, 'apps/analysis');
  local = await startDev('preview.ts', { cwd, label: 'Build of analysis:' });
  started.push(local.stop);
  origin = new URL(local.url).origin;
  shell = await startProduct({ moreOrigins: [origin], overrides: true });
  started.push(shell.stop);
});
test.afterAll(async () => {
  await Promise.all(started.map((stop) => stop()));
});

const badge = (page: Page) =>
  page.getByRole('complementary', { name: 'Overrides of this browser' });

async function openNewAnalysis(page: Page): Promise<void> {
  await page.goto(shell.url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
}

/** The hash of the local build's entry now. */
async function localBuild(): Promise<string> {
  const response = await fetch(local.url);
  return response.ok ? ((await response.json()) as { entry: { file: string } }).entry.file : '';
}

test('one local build runs in a shell that is deployed, badge and all, until one press ends it', async ({
  page,
}) => {
  const title = (name: string) => page.getByRole('dialog').getByRole('heading', { name });
  const entries: string[] = [];
  page.on('request', (request) => {
    if (/remoteEntry/.test(request.url())) entries.push(request.url());
  });
  await page.goto(`${shell.url}/?nafas-override=analysis@${local.url}`);
  await expect(badge(page)).toContainText('nafas/analysis Another build runs here');
  expect(page.url()).toBe(`${shell.url}/`);

  const before = await localBuild();
  const change = {
    from: "title: t(before ? 'new.edit' : 'new.title'),",
    to: "title: 'Changed locally',",
  };
  await edited(VIEW, change.from, change.to, async () => {
    await expect.poll(localBuild, { timeout: 30_000 }).not.toMatch(new RegExp(`^(${before})?$`));
    await openNewAnalysis(page);
    await expect(title('Changed locally')).toBeVisible();
    await expect(badge(page)).toBeVisible();
  });
  expect(entries.filter((url) => url.startsWith(origin))).not.toEqual([]);

  await page.keyboard.press('Escape');
  await badge(page).getByRole('button', { name: 'Reset' }).click();
  await expect(badge(page)).toHaveCount(0);
  entries.length = 0;
  await openNewAnalysis(page);
  await expect(title('New Analysis')).toBeVisible();
  expect(entries.filter((url) => url.startsWith(origin))).toEqual([]);
});

test('a build from an origin that is not configured is refused and never asked for', async ({
  page,
}) => {
  const dir = join(root, '.nafas/preview/analysis');
  const foreign: Listening = await listen(staticApp({ dir, headers: assetHeaders }), 0);
  try {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(foreign.origin)) asked.push(request.url());
    });
    await page.goto(`${shell.url}/?nafas-override=analysis@${foreign.origin}/feature.json`);
    await expect(badge(page)).toContainText('nafas/analysis Refused: its origin is not allowed');
    await openNewAnalysis(page);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
      'New Analysis',
    );
    expect(asked).toEqual([]);
  } finally {
    await foreign.close();
  }
});
