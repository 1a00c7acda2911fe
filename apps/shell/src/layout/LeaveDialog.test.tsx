import type { AuthV1 } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { departure } from '../routing/departure.ts';
import { authOf } from '../session/backend-client.ts';
import { session } from '../session/session-store.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { signedIn } from '../testing/start-shell.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SessionCard } from './SessionCard.tsx';

vi.mock('../session/backend-client.ts', () => ({ authOf: vi.fn() }));
const signOut = vi.fn<AuthV1['signOut']>();

// jsdom has the element but not these two methods.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};

/** Presses Log out while one entry waits on this device; returns what asks. */
async function logOutTooEarly() {
  const { platform, stores } = fakePlatform();
  stores.pending.set([{ table: 'goals', row: { id: '1' }, topic: 'goals' }]);
  const ui = (
    <>
      <SessionCard />
      <LeaveDialog />
    </>
  );
  await renderInShell(ui, { platform });
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out now?' });
  expect(dialog.textContent).toContain('One entry is still on this device');
  expect(signOut).not.toHaveBeenCalled();
  return dialog;
}

beforeEach(() => {
  session.set(signedIn('a'));
  signOut.mockReset().mockResolvedValue({ kind: 'signed-out' });
  vi.mocked(authOf).mockResolvedValue({ signOut } as unknown as AuthV1);
});
afterEach(() => {
  cleanup();
  session.set({ status: 'loading' });
  departure.set(null);
});

it('asks before logging out while entries wait; staying changes nothing', async () => {
  const dialog = await logOutTooEarly();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
  expect(departure.get()).toBeNull();
});

it('logs out when the person wants it all the same', async () => {
  const dialog = await logOutTooEarly();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledWith('local'));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
