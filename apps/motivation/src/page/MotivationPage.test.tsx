import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { renderPage, createGoalRow, titles } from '../testing/render-page.tsx';

const LONG_AGO = new Date(Date.now() - 90 * 86_400_000);
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the list', () => {
  test('MOTIVATION-001 shows each goal, those of one day in the order of making (SHOWN-001, SHOWN-004)', async () => {
    const rows = [createGoalRow({ title: 'First' }), createGoalRow({ title: 'Second' })];
    await renderPage({ table: fakeGoals(rows) });
    await screen.findByText('First');
    expect(titles()).toEqual(['First', 'Second']);
    const card = within(screen.getByRole('article', { name: 'First' }));
    expect(card.getByText('To the sea')).toBeTruthy();
    const bar = card.getByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('aria-valuetext')).toBe('0%');
    expect(card.getByText('Health & Fitness')).toBeTruthy();
  });

  test('says how each goal is doing (DATA-120), and that a day has passed (DECISION-071, SHOWN-002, SHOWN-003)', async () => {
    const past = { now: LONG_AGO, deadline: later(-30) };
    await renderPage({
      table: fakeGoals([
        createGoalRow({ title: 'New' }),
        createGoalRow({ title: 'Slow', ...past }, 50),
        createGoalRow({ title: 'Quick', ...past }, 90),
        createGoalRow({ title: 'Over', ...past }, 100),
      ]),
    });
    await screen.findByText('New');
    const getStatus = (name: string) =>
      within(screen.getByRole('article', { name })).getByText(
        /Track|Progress$|Schedule|Completed/,
        {
          selector: '[class*="badge"]',
        },
      ).textContent;
    expect(['New', 'Slow', 'Quick', 'Over'].map(getStatus)).toEqual([
      'In Progress',
      'Behind Schedule',
      'On Track',
      'Completed',
    ]);
    expect(
      within(screen.getByRole('article', { name: 'Slow' })).getByText(/^Was due/),
    ).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Over' })).getByText(/^Due/)).toBeTruthy();
  });

  test('without goals it invites to the first one', async () => {
    const { user } = await renderPage();
    await user.click(await screen.findByRole('button', { name: 'Add the first goal' }));
    expect(screen.getByRole('dialog', { name: 'New Goal' })).toBeTruthy();
  });

  test('MOTIVATION-010 MOTIVATION-011 a failed load says so, and Try Again loads', async () => {
    const table = fakeGoals([createGoalRow()]);
    table.answer.select = 403;
    const { user } = await renderPage({ table });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to load data. Please try again later.')).toBeTruthy();
    expect(within(alert).getByText(/^You do not have access to this/)).toBeTruthy();
    table.answer.select = 'done';
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Walk');
  });

  test('a goal that waits on this device is shown as such, with nothing to press', async () => {
    const { stores } = await renderPage();
    await screen.findByText('Room for something small');
    act(() =>
      stores.pending.set([
        { table: 'goals', row: createGoalRow({ title: 'Offline' }), topic: 'goals' },
      ]),
    );
    const card = within(await screen.findByRole('article', { name: 'Offline' }));
    expect(card.getByText('Kept on this device for now')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
    act(() => stores.pending.set([]));
    await waitFor(() => expect(screen.queryByText('Kept on this device for now')).toBeNull());
  });

  test('a goal that is at the server but still in the outbox can’t be deleted: it would come back', async () => {
    const row = createGoalRow();
    const { stores } = await renderPage({ table: fakeGoals([row]) });
    await screen.findByText('Walk');
    act(() => stores.pending.set([{ table: 'goals', row, topic: 'goals' }]));
    expect(titles()).toEqual(['Walk']);
    expect(screen.queryByRole('button', { name: 'Delete Walk' })).toBeNull();
    act(() => stores.pending.set([]));
    expect(await screen.findByRole('button', { name: 'Delete Walk' })).toBeTruthy();
  });

  test('speaks Arabic with Arabic digits', async () => {
    await renderPage({ language: 'ar', table: fakeGoals([createGoalRow({}, 60)]) });
    await screen.findByText('الصحة واللياقة');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toContain('٦٠');
    expect(screen.getByRole('button', { name: 'حذف Walk' })).toBeTruthy();
  });
});

describe('the demo', () => {
  test('begins with sample goals of its own', async () => {
    const ended = new AbortController();
    await renderPage({
      overrides: { scope: { mode: 'demo', userId: null, signal: ended.signal } },
    });
    await screen.findByText('Two minutes of breathing, daily');
    expect(titles()).toHaveLength(4);
  });
});
