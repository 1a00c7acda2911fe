import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { rowOf, rowsOf, settingsRow } from '../testing/rows.ts';
import Recommendations from './Recommendations.tsx';

/** The names of the cards once they are there. */
const names = () =>
  vi.waitFor(() => {
    const found = screen.getAllByRole('heading', { level: 3 });
    return found.map(({ textContent }) => textContent);
  });

test('SHELL-115: cards by the rules in their order, each with the figure it rests on', async () => {
  await renderView(<Recommendations />, {
    table: fakeTable([rowOf(0, { mood: 3, energy: 2, stress: 7 })]),
  });
  expect(await names()).toEqual(['Deep Breathing Exercise', 'Positive Affirmations', 'Quick Walk']);
  expect(screen.getByText(/Because stress was 70% on your last day/)).toBeTruthy();
  expect(screen.getByText(/Because energy was 20% on your last day/)).toBeTruthy();
});

test('company is recommended when the score is lower than a week ago', async () => {
  const moods = [...Array(8).fill(9), ...Array(6).fill(5)] as number[];
  const rows = rowsOf(moods.map((mood) => ({ mood, energy: 8, stress: 1 })));
  await renderView(<Recommendations />, { table: fakeTable(rows) });
  expect(await names()).toEqual(['Mindfulness Meditation', 'Time with someone']);
});

test('with the switch for it off, company is not recommended', async () => {
  const moods = [...Array(8).fill(9), ...Array(6).fill(5)] as number[];
  const table = fakeTable(rowsOf(moods.map((mood) => ({ mood, energy: 8, stress: 1 }))));
  table.settings = settingsRow({ ai: { socialSuggestions: false } });
  await renderView(<Recommendations />, { table });
  expect(await names()).toEqual(['Mindfulness Meditation']);
});

test('what was entered the day before yesterday says nothing about today', async () => {
  await renderView(<Recommendations />, { table: fakeTable([rowOf(2, { stress: 10 })]) });
  expect(await names()).toEqual(['Mindfulness Meditation']);
  expect(screen.queryByText(/Because/)).toBeNull();
});

test('a card leads to the place of its exercise', async () => {
  const { user, calls } = await renderView(<Recommendations />, {
    table: fakeTable([rowOf(0, { stress: 9 })]),
  });
  const card = await screen.findByRole('link', { name: /Deep Breathing Exercise/ });
  expect(within(card).getByRole('heading')).toBeTruthy();
  await user.click(card);
  expect(calls.navigate).toEqual(['/dashboard/real-time-assistance']);
});

test('a failed load is a word, not a made-up card', async () => {
  const table = fakeTable();
  table.answer = 401;
  await renderView(<Recommendations />, { table });
  expect(await screen.findByText('Could not be loaded this time.')).toBeTruthy();
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
});
