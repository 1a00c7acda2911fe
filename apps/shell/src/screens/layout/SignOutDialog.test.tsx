import type { AuthV1 } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import type { BackendClient } from '../../session/backend-client.ts';
import { signedIn } from '../../testing/test-runtime.ts';
import { SessionCard } from './SessionCard.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

const signOut = vi.fn<AuthV1['signOut']>();
const backendClient: BackendClient = {
  auth: () => Promise.resolve({ signOut } as unknown as AuthV1),
  backend: () => Promise.reject(new Error('no backend in this test')),
  client: () => Promise.reject(new Error('no client in this test')),
  made: new Promise(() => undefined),
};

// jsdom has the element but not these two methods.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};

/** Presses Log out while one entry waits on this device; returns what asks, and the shell. */
async function logOutTooEarly() {
  const { platform, stores } = fakePlatform();
  stores.pending.set([{ table: 'goals', row: { id: '1' }, topic: 'goals' }]);
  const ui = (
    <>
      <SessionCard />
      <SignOutDialog />
    </>
  );
  const options = { platform, who: signedIn('a'), parts: { backendClient } };
  const { runtime } = await renderInShell(ui, options);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out now?' });
  expect(dialog.textContent).toContain('One entry is still on this device');
  expect(signOut).not.toHaveBeenCalled();
  return { dialog, runtime };
}

beforeEach(() => {
  signOut.mockReset().mockResolvedValue({ kind: 'signed-out' });
});
afterEach(cleanup);

it('asks before logging out while entries wait; staying changes nothing', async () => {
  const { dialog, runtime } = await logOutTooEarly();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
  expect(runtime.signOutTarget.get()).toBeNull();
});

it('logs out when the person wants it all the same', async () => {
  const { dialog } = await logOutTooEarly();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledWith('local'));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
