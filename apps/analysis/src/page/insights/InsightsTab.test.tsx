import { newCheckIn, checkInCodec } from '@nafas/data-service/check-ins';
import { addDays, localDateAt } from '@nafas/insights';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeTable } from '../../testing/fake-table.ts';
import { renderView } from '../../testing/render-view.tsx';
import AnalysisPage from '../AnalysisPage.tsx';

const DAY_MS = 86_400_000;
const PAGE = '/dashboard/emotional-analysis';
const noise = (day: number) => 2 * ((day * 0.618_033_988_75) % 1) - 1;

/** A check-in a day up to yesterday; on days with a walk the mood is higher by what is told. */
function rows(count: number, gap: number, more: object = {}) {
  return Array.from({ length: count }, (_, day) => {
    const has = noise(day * 7 + 3) > 0.2;
    const values = {
      mood: Math.round(5 + noise(day) + (has ? gap : 0)),
      energy: 5,
      stress: 5,
      touched: ['mood' as const],
      tags: has ? ['walk'] : [],
      now: new Date(Date.now() - (count - day) * DAY_MS),
      timeZone: 'UTC',
      ...more,
    };
    return { ...checkInCodec.toRow(newCheckIn(values)), version: 1 };
  });
}

const open = (checkIns: ReturnType<typeof rows>, language: 'en' | 'ar' = 'en') =>
  renderView(<AnalysisPage />, {
    table: fakeTable(checkIns as never),
    language,
    at: `${PAGE}?tab=links`,
  });

test('a link is a sentence with its days and how sure it is, and says why it is shown', async () => {
  const { user } = await open(rows(60, 3));
  const title = await screen.findByRole('heading', {
    name: /^On days with “\u2068walk\u2069”, mood/,
  });
  expect(title.textContent).toMatch(/goes with \+[23]\.\d points\.$/);
  const card = within(title.closest('article') as HTMLElement);
  expect(card.getByText(/days with, \d+ days without/).textContent).toMatch(/sure$/);
  expect(card.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Mood from 0 to 10. With: middle 8\.\d, \d+ days. Without: middle [45]\.\d, \d+ days\.$/,
  );
  await user.click(card.getByRole('button', { name: 'Why am I seeing this?' }));
  expect(card.getByText(/fewer than one would see a gap this wide by luck/)).toBeTruthy();
  expect(card.getByText('Also checked, nothing clear')).toBeTruthy();
  expect(card.getAllByText('no difference').length).toBeGreaterThan(0);
  expect(card.getAllByRole('img', { name: /^Mood on / }).length).toBeGreaterThan(7);
});

test('a finding that is not useful is hidden on this device, and can be shown again', async () => {
  const { user } = await open(rows(60, 3));
  const name = /^On days with “\u2068walk/;
  await screen.findByRole('heading', { name });
  await user.click(screen.getAllByRole('button', { name: 'Why am I seeing this?' })[0] as Element);
  await user.click(screen.getByRole('button', { name: 'Not useful, hide it' }));
  expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('walk');
  await user.click(screen.getByRole('button', { name: 'Show 1 hidden finding' }));
  expect(screen.getByRole('heading', { name })).toBeTruthy();
});

test('a value nobody touched is in no link (DECISION-110)', async () => {
  await open(rows(60, 3, { touched: ['energy'] }));
  expect(await screen.findByText('Nothing stands out so far')).toBeTruthy();
});

test('too few days: how many more, without any hurry', async () => {
  await open(rows(10, 3));
  expect(await screen.findByText('Not enough yet: 4 more days')).toBeTruthy();
  expect(screen.getByText(/^Still learning: \d more days with it needed. No hurry.$/)).toBeTruthy();
});

test('in Arabic', async () => {
  await open(rows(60, 3), 'ar');
  const title = await screen.findByRole('heading', {
    name: /^في أيام «\u2068walk\u2069» يكون المزاج أعلى/,
  });
  expect(title).toBeTruthy();
});

test('the tab is in the address', async () => {
  const { user, calls } = await open(rows(10, 3));
  expect(screen.getByRole('tab', { name: 'What goes with what' }).ariaSelected).toBe('true');
  await user.click(screen.getByRole('tab', { name: 'Emotional Trends' }));
  await user.click(screen.getByRole('tab', { name: 'Real-time Analysis' }));
  expect(calls.navigate).toEqual([`${PAGE}?tab=trends`, PAGE]);
});

test('days that grew heavier are met with a question, and help is near', async () => {
  const today = localDateAt(new Date(), 'UTC');
  const checkIns = rows(60, 0).map((row) =>
    row.local_date > addDays(today, -14) ? { ...row, mood: 1, tags: [] } : { ...row, tags: [] },
  );
  const { user } = await open(checkIns);
  expect(await screen.findByText(/^Days have weighed more since around/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help');
  await user.click(screen.getByRole('button', { name: 'Just a heavier stretch' }));
  expect(screen.queryByText(/^Days have weighed more/)).toBeNull();
});
