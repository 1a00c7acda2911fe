import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createEntry, renderJournal } from '../testing/render-journal.tsx';

const SEA = createEntry('2025-11-18T18:30:00Z', { notes: 'The sea was flat as paper.' });
const OFFICE = createEntry('2025-11-20T13:15:00Z', { notes: 'Two meetings.' });

it('[DECISION-116] the row of a deleted entry keeps its place until the entry is back', async () => {
  const { user, address } = await renderJournal({ entries: [SEA, OFFICE], at: `/${SEA.id}` });
  await user.click(await screen.findByRole('button', { name: 'Delete entry' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await user.dblClick(undo);
  // Still there, at work, and the second press did nothing.
  expect(undo.isConnected).toBe(true);
  expect(undo.getAttribute('aria-busy')).toBe('true');
  expect(address()).toBe('/dashboard/journal');
  // There is no moment without either.
  const isSeen = () => undo.isConnected || screen.queryByText(/The sea/) !== null;
  await waitFor(() => {
    if (!isSeen()) throw new Error('The row was gone before the entry was back');
    expect(screen.queryByText(/The sea/)).toBeTruthy();
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('the second press of a double one opens no entry: it was meant for Undo', async () => {
  const { address } = await renderJournal({ entries: [SEA] });
  const row = await screen.findByRole('link', { name: /The sea/ });
  fireEvent.click(row, { detail: 2 });
  expect(address()).toBe('/dashboard/journal');
  fireEvent.click(row, { detail: 1 });
  expect(address()).toBe(`/dashboard/journal/${SEA.id}`);
});
