import { createClient } from '@supabase/supabase-js';
import { agreeTo } from '../support/agree.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const ENTRIES = 12_000;
const PART = 1_000;
const A_DAY = 3;
const DAY_MS = 86_400_000;

test('ten years of entries: the journal opens with two requests and less than 60 KB', async ({
  page,
  product,
}) => {
  test.slow();
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const { url, anonKey } = product.backend;
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword(layla);
  await agreeTo(client, 'check_ins');
  const now = Date.now();
  // The process that serves the page stands still while it writes so many rows: a page would run into its time limits.
  await page.goto('about:blank');
  for (let from = 0; from < ENTRIES; from += PART) {
    const rows = Array.from({ length: PART }, (_, index) => {
      const at = new Date(now - Math.floor((from + index) / A_DAY) * DAY_MS - index * 1_000);
      return {
        ...{ id: crypto.randomUUID(), mood: index % 11, energy: 5, stress: 3, time_zone: 'UTC' },
        notes: `Entry ${from + index}. ${'A line about the day and the sea. '.repeat(8)}`,
        occurred_at: at.toISOString(),
        local_date: at.toISOString().slice(0, 10),
      };
    });
    const { error } = await client.from('check_ins').insert(rows);
    expect(error).toBeNull();
  }
  await page.goto(`${product.url}/dashboard`);

  const asked: string[] = [];
  let bytes = 0;
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const isOfEntries = /\/rest\/v1\/(?:rpc\/journal_|check_ins)/.test(pathname);
    // What is kept for hours without a network comes later, when the page has nothing else to do.
    if (!isOfEntries || search.includes('updated_at')) return;
    asked.push(pathname.replace(/.*\//, ''));
    void response.body().then((body) => (bytes += body.length));
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Journal' })
    .click();
  await expect(page.getByText('Entry 0.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: /at a glance/ })).toBeVisible();
  await expect.poll(() => bytes).toBeGreaterThan(0);
  expect(asked.sort()).toEqual(['journal_days', 'journal_page']);
  expect(bytes).toBeLessThan(60_000);
});
