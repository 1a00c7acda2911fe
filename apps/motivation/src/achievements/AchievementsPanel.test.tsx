import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { renderPage } from '../testing/render-page.tsx';

const row = (id: string, values: object = {}) => ({
  id,
  icon: 'Heart',
  title: { en: `Title of ${id}`, ar: `عنوان ${id}` },
  description: { en: `Why ${id}`, ar: `سبب ${id}` },
  local_date: null,
  done: 0,
  target: 1,
  ...values,
});
const ROWS = [
  row('first', { local_date: '2025-10-02', done: 1 }),
  row('week', { done: 5, target: 7 }),
  row('goal'),
];

async function shown(rows: readonly object[] | number, language: 'en' | 'ar' = 'en') {
  const table = fakeGoals();
  table.others = { my_achievements: rows };
  return renderPage({ table, language, search: '?tab=achievements' });
}
const seal = (title: string) => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`no seal ${title}`);
  return item;
};

describe('the achievements', () => {
  test('are seals: since when, how far, or not yet (SHOWN-007, SHOWN-008, MOTIVATION-002)', async () => {
    await shown(ROWS);
    await screen.findByText('Title of first');
    expect(seal('Title of first').dataset['earned']).toBe('true');
    expect(seal('Title of first').querySelector('svg')).toBeTruthy();
    expect(within(seal('Title of first')).getByText('Why first')).toBeTruthy();
    expect(within(seal('Title of first')).getByText('Oct 2, 2025')).toBeTruthy();
    expect(within(seal('Title of week')).getByText('5 of 7 so far')).toBeTruthy();
    expect(seal('Title of week').dataset['earned']).toBeUndefined();
    expect(within(seal('Title of goal')).getByText('Not yet')).toBeTruthy();
  });

  test('say what is to be done while they are not earned, and what was done afterwards', async () => {
    const steady = { ...row('steady-week', { done: 7, target: 7 }) };
    const { platform, table } = await shown([steady], 'ar');
    await screen.findByText('تسجيل الحالة في ٧ أيام من أي ١٠ أيام.');
    const description = { en: '7 of 10', ar: 'سجّلت حالتك في 7 أيام' };
    const earned = { ...steady, description, local_date: '2025-10-02' };
    table.others = { my_achievements: [earned] };
    platform.invalidate('check-ins');
    expect(await screen.findByText('سجّلت حالتك في ٧ أيام')).toBeDefined();
  });

  test('speak Arabic with Arabic digits', async () => {
    await shown(ROWS, 'ar');
    await screen.findByText('عنوان first');
    expect(within(seal('عنوان week')).getByText('٥ من ٧ حتى الآن')).toBeTruthy();
  });

  test('that can’t be loaded say so, and Try Again loads', async () => {
    const { user, table } = await shown(403);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to load data. Please try again later.')).toBeTruthy();
    table.others = { my_achievements: ROWS };
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Title of first');
  });

  test('are fetched again when a goal, a check-in or an exercise is told of', async () => {
    const { platform, table } = await shown([row('first')]);
    await screen.findByText('Not yet');
    table.others = { my_achievements: [row('first', { local_date: '2025-10-02', done: 1 })] };
    platform.invalidate('activities');
    await waitFor(() => expect(screen.queryByText('Not yet')).toBeNull());
    expect(seal('Title of first').dataset['earned']).toBe('true');
    expect(seal('Title of first').querySelector('svg')).toBeTruthy();
  });
});
