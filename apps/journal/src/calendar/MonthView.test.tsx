import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEntry, renderJournal } from '../testing/render-journal.tsx';

const MOODS = [3, 5, 9, 4, 6] as const;
const ENTRIES = [
  ...MOODS.map((mood, index) => createEntry(`2025-11-1${index}T18:30:00Z`, { mood })),
  createEntry('2025-11-12T08:30:00Z', { mood: 9, words: ['proud'] }),
];

it('says which day was the lightest; arrows move along days and weeks, and Enter opens one', async () => {
  const { address, user } = await renderJournal({ entries: ENTRIES, at: '?view=month&at=2025-11' });
  expect(await screen.findByText('Nov 12 was your lightest day.')).toBeTruthy();
  const grid = screen.getByRole('grid', { name: 'November 2025' });
  const stop = () => grid.querySelectorAll<HTMLElement>('[tabindex="0"]');
  expect(stop()).toHaveLength(1);
  stop()[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2025-11-12');
  expect(document.activeElement?.textContent).toMatch(/Bright.*2 entries.*Proud/i);
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(address()).toContain('at=2025-10'));
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(address()).toContain('at=2025-11'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toContain('from=2025-11-12&to=2025-11-12'));
});
