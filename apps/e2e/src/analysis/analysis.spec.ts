import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { agreeTo } from '../support/agree.ts';
import { newPerson, signUp, type Person } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/dashboard/emotional-analysis';
const DAY_MS = 86_400_000;

async function signInClient(product: Product, person: Person): Promise<SupabaseClient> {
  const { url, anonKey } = product.backend;
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword(person);
  if (error) throw error;
  return client;
}

/** The local date of an instant on this machine, whose zone the browser shares. */
function localDate(instant: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

// Asked once: ten thousand rows would take a second and more of asking.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** A check-in at an hour, some days ago. */
function row(daysAgo: number, hour: number, mood: number) {
  const instant = new Date(Date.now() - daysAgo * DAY_MS);
  instant.setHours(hour, 0, 0, 0);
  return {
    id: crypto.randomUUID(),
    mood,
    energy: 6,
    stress: 10 - mood,
    occurred_at: instant.toISOString(),
    time_zone: timeZone,
    local_date: localDate(instant),
  };
}

async function setSlider(page: Page, name: string, value: number): Promise<void> {
  const slider = page.getByRole('slider', { name });
  await slider.focus();
  await slider.press('Home');
  for (let i = 0; i < value; i += 1) await slider.press('ArrowRight');
}

async function checkIn(page: Page, mood: number): Promise<void> {
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  const dialog = page.getByRole('dialog');
  await setSlider(page, 'Mood', mood);
  await dialog.getByRole('button', { name: 'Save analysis' }).click();
  await expect(dialog.getByText('Saved to your account')).toBeVisible();
  // A suggestion would keep it open.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('check-ins are seen on the page, in both tabs (DATA-226, ANALYSIS-016, ANALYSIS-021, SHELL-100, SHELL-101)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  await agreeTo(await signInClient(product, layla), 'check_ins');
  await page.goto(product.url + PAGE);
  await expect(page.getByText('5 more days of check-ins are needed').first()).toBeVisible();
  await checkIn(page, 9);
  await checkIn(page, 2);

  const chart = page.getByRole('img', { name: /^Line chart/ });
  await expect(chart).toHaveAccessibleName(/Happiness went from 9.0 to 2.0/);
  const moment = page.getByRole('region', { name: 'This moment' });
  await expect(moment.getByRole('article')).toHaveCount(3);
  await expect(moment).toContainText('Mood went from 9 to 2');
  await expect(page.getByText('4 more days of check-ins are needed').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Emotional Trends' }).click();
  await page.getByRole('combobox', { name: 'Date range' }).selectOption('Today');
  const areas = page.getByRole('img', { name: /^Stacked area chart/ });
  await expect(areas).toHaveAccessibleName(/50% of the check-ins were positive, 0% neutral, 50%/);
  await expect(areas.locator('[data-area]')).toHaveCount(3);
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
});

test('three weeks of check-ins give four figures, peak times and insights (ANALYSIS-007, ANALYSIS-025, ANALYSIS-026)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const client = await signInClient(product, layla);
  await agreeTo(client, 'check_ins');
  const rows = Array.from({ length: 20 }, (_, index) => [
    { ...row(index + 1, 8, 9), words: ['calm'] },
    { ...row(index + 1, 20, 4), words: ['anxious'] },
  ]).flat();
  const { error } = await client.from('check_ins').insert(rows);
  if (error) throw error;

  await page.goto(product.url + PAGE);
  const figures = page.getByRole('region', { name: 'Current figures' });
  await expect(figures.getByRole('article')).toHaveCount(4);
  for (const figure of ['65%', '35%', '60%', '50%']) await expect(figures).toContainText(figure);

  await page.getByRole('tab', { name: 'Emotional Trends' }).click();
  await expect(
    page.getByText('Happiness is highest in the morning (9.0 on average).'),
  ).toBeVisible();
  await expect(page.getByText('50% positive, 50% neutral, 0% negative.')).toBeVisible();
  await expect(page.getByText('From 40 check-ins').first()).toBeVisible();
});

test('the dashboard of ten years of check-ins has three stat cards and recommendations, in less than 50 KB of data (SHELL-102, SHELL-115, DECISION-056)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  // The process that serves the page stands still while it writes so many rows: a page would run into its time limits.
  await page.goto('about:blank');
  const client = await signInClient(product, layla);
  await agreeTo(client, 'check_ins');
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    ...row(Math.floor(index * 0.365), 6 + (index % 14), index % 11),
    notes: 'What the day was like, in a sentence or two. '.repeat(4),
  }));
  for (let from = 0; from < rows.length; from += 2500) {
    const { error } = await client.from('check_ins').insert(rows.slice(from, from + 2500));
    if (error) throw error;
  }

  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(product.backend.url)) return;
    answers.push(
      response.body().then(
        ({ byteLength }) => byteLength,
        // A preflight has no body.
        () => 0,
      ),
    );
  });
  await page.goto(`${product.url}/dashboard`);
  const stats = page.getByRole('region', { name: 'Your figures' });
  await expect(stats.getByRole('article')).toHaveCount(3);
  const cards = ['Emotional score', 'Motivation level', 'Active minutes'];
  for (const [index, name] of cards.entries()) {
    await expect(stats.getByRole('article').nth(index)).toContainText(name);
  }
  await expect(stats.getByRole('article').first()).toContainText('%');
  await expect(page.getByRole('img', { name: /^Line chart/ })).toBeVisible();
  const aside = page.locator('[data-feature="analysis"]').filter({ hasText: 'For today' });
  await expect(aside.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const bytes = (await Promise.all(answers)).reduce((sum, each) => sum + each, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(50_000);
});
