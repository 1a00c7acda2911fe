import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderJournal } from '../testing/render-journal.tsx';

/** The journal of somebody who is signed in, with a server that tells of being asked. */
async function renderAt(at: string) {
  const backend = vi.fn(() => Promise.reject(new Error('no network')));
  const scope = { mode: 'real', userId: 'u1', signal: new AbortController().signal } as const;
  await renderJournal({ at, overrides: { scope, backend } });
  return backend;
}

it('what can be no entry’s id is not asked for', async () => {
  const backend = await renderAt('/nonsense');
  expect(await screen.findByText('This entry is not here')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
  expect(backend).not.toHaveBeenCalled();
});

it('what can be one is asked for', async () => {
  const backend = await renderAt(`/${crypto.randomUUID()}`);
  await waitFor(() => expect(backend).toHaveBeenCalled());
});

it('of an address below an entry the shell is told that there is nothing', async () => {
  const { missing } = await renderJournal({ at: '/x/y' });
  await waitFor(() => expect(missing).toEqual(['/dashboard/journal/x/y']));
});
