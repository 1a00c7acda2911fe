import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { renderPage } from '../testing/render-page.tsx';

const quote = (mood: string) => ({
  id: `of-${mood}`,
  language: 'en',
  quote: `A ${mood} line`,
  author: 'Rumi',
  category: 'calm',
  mood,
  source: 'Made up',
});
const QUOTES = ['low', 'neutral', 'high'].flatMap((mood) => [
  quote(mood),
  { ...quote(mood), language: 'ar', quote: `سطر ${mood}`, author: 'الرومي' },
]);

const withOthers = (others: Record<string, readonly object[] | number>) => {
  const table = fakeGoals();
  table.others = { quotes: QUOTES, ...others };
  return table;
};
const line = () => screen.getByText(/line$/, { selector: 'blockquote' }).textContent;

test('a card shows today’s line and who said it; another press, another card (MOTIVATION-003, MOTIVATION-006, SHOWN-009)', async () => {
  const { user } = await renderPage({ table: withOthers({}) });
  await screen.findByText('A neutral line');
  expect(screen.getByText('Rumi')).toBeTruthy();
  const seen = [line()];
  const another = screen.getByRole('button', { name: 'Another line' });
  for (const _press of [1, 2]) {
    await user.click(another);
    seen.push(line());
  }
  expect(new Set(seen)).toEqual(new Set(['A low line', 'A neutral line', 'A high line']));
  await user.click(another);
  expect(line()).toBe('A neutral line');
});

test('begins with the line for the mood of today’s last check-in', async () => {
  const checkIn = {
    id: crypto.randomUUID(),
    mood: 2,
    energy: 5,
    stress: 5,
    motivation: null,
    notes: null,
    words: [],
    occurred_at: '2026-11-21T08:00:00Z',
    time_zone: 'UTC',
    local_date: '2026-11-21',
  };
  await renderPage({ table: withOthers({ check_ins: [checkIn] }) });
  expect(await screen.findByText('A low line')).toBeDefined();
});

test('speaks Arabic', async () => {
  await renderPage({ language: 'ar', table: withOthers({}) });
  await screen.findByText('سطر neutral');
  expect(screen.getByText('الرومي')).toBeTruthy();
});

test('can be passed on', async () => {
  const page = await renderPage({ table: withOthers({}) });
  await page.user.click(await screen.findByRole('button', { name: 'Share this line' }));
  await waitFor(() => expect(page.calls.notices).toMatchObject([{ message: 'Line copied' }]));
  expect(await navigator.clipboard.readText()).toBe('“A neutral line” (Rumi)');
});

const loading = () => screen.queryByRole('status', { name: 'Today’s line is on its way.' });

test.each([
  ['lines that can’t be loaded', { quotes: 403 }],
  [
    'a person who turned them off',
    {
      user_settings: [
        {
          ...DEFAULT_SETTINGS,
          time_zone: null,
          ai: { ...DEFAULT_SETTINGS.ai, motivationalQuotes: false },
        },
      ],
    },
  ],
])('nothing stands there for %s, and the goals go on (DECISION-144)', async (_why, others) => {
  await renderPage({ table: withOthers(others) });
  expect(loading()).toBeTruthy();
  await waitFor(() => expect(loading()).toBeNull());
  expect(screen.queryByRole('button', { name: 'Share this line' })).toBeNull();
  expect(await screen.findByText('Room for something small')).toBeTruthy();
});
