import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEntry, renderJournal } from '../testing/render-journal.tsx';

const ENTRIES = [
  createEntry('2025-11-18T18:30:00Z', { mood: 9, words: ['proud'] }),
  createEntry('2025-11-18T08:30:00Z', { mood: 10 }),
  createEntry('2025-11-20T13:15:00Z', { mood: 4 }),
];

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

async function openYear() {
  const opened = await renderJournal({ entries: ENTRIES, at: '?view=year&at=2025' });
  const grid = await screen.findByRole('grid', { name: /2025/ });
  await waitFor(() => expect(grid.getAttribute('aria-busy')).toBe('false'));
  const stops = () => [...grid.querySelectorAll<HTMLElement>('[tabindex="0"]')];
  return { ...opened, grid, stops };
}

it('shows a mark for each day with entries, and names every day', async () => {
  const { grid } = await openYear();
  const findMarks = () => [...grid.querySelectorAll<HTMLElement>('[data-level]')];
  await waitFor(() => expect(findMarks()).not.toEqual([]));
  const marks = findMarks();
  expect(marks.map(({ dataset }) => [dataset['date'], dataset['level'], dataset['many']])).toEqual([
    ['2025-11-18', '5', ''],
    ['2025-11-20', '3', undefined],
  ]);
  const cells = [...grid.querySelectorAll('[role="gridcell"]')];
  expect(cells).toHaveLength(365);
  await waitFor(() => expect(cells.every(({ ariaLabel }) => ariaLabel !== null)).toBe(true));
  expect(screen.getByRole('gridcell', { name: /November 18.*Bright.*2 entries.*Proud/i })).toBe(
    marks[0],
  );
});

it('is one tab stop: arrows move along it, and Enter opens the day', async () => {
  const { address, stops, user } = await openYear();
  // The marks come in a turn of their own, the tab stop in the next one.
  await waitFor(() =>
    expect(stops().map(({ dataset }) => dataset['date'])).toEqual(['2025-11-20']),
  );
  stops()[0]?.focus();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(document.activeElement?.ariaLabel).toMatch(/October 19/);
  await waitFor(() => expect(stops()).toEqual([document.activeElement]));
  await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  await waitFor(() => expect(address()).toContain('from=2025-11-18'));
});

it('tells of a day that is pressed', async () => {
  const { grid, stops, user } = await openYear();
  const day = grid.querySelector('[data-date="2025-11-18"]') as HTMLElement;
  await user.click(day);
  expect(document.activeElement).toBe(day);
  await waitFor(() => expect(stops()).toEqual([day]));
  expect(await screen.findByText(/November 18.*Bright/, { selector: 'b' })).toBeTruthy();
});

it('heads the months of an Arabic year with numerals, for its letters for months are read by few', async () => {
  await renderJournal({ entries: ENTRIES, at: '?view=year&at=2025', language: 'ar' });
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid.getAttribute('aria-busy')).toBe('false'));
  const heads = [...grid.querySelectorAll('[role="rowheader"] [aria-hidden="true"]')];
  expect(heads.map((head) => head.textContent)).toEqual([
    '١',
    '٢',
    '٣',
    '٤',
    '٥',
    '٦',
    '٧',
    '٨',
    '٩',
    '١٠',
    '١١',
    '١٢',
  ]);
});
