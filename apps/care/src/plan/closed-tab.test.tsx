import 'fake-indexeddb/auto';
import { DataRoot } from '@nafas/data-service/react';
import type { PlatformV1 } from '@nafas/platform';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { readSealed } from '../device/sealed.ts';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderView } from '../testing/render-view.tsx';
import PlanPage from './PlanPage.tsx';

const USER = '11111111-1111-4111-8111-111111111111';
const KEY = `nafas.care.plan-unsaved.v1.${USER}`;

async function show(enqueue?: PlatformV1['enqueue'], ended = new AbortController()) {
  const scope = { mode: 'real', userId: USER, signal: ended.signal } as const;
  const page = await renderView(
    <DataRoot>
      <PlanPage />
    </DataRoot>,
    { scope, backend: () => Promise.resolve(fakeBackend()), ...(enqueue && { enqueue }) },
  );
  return { ...page, user: userEvent.setup() };
}

/** Writes a line, and closes the tab for good before anything that was asked for is answered. */
async function writeAndClose() {
  const { user, unmount } = await show(() => new Promise(() => undefined));
  await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'Walk to the sea');
  await vi.waitFor(async () =>
    expect(await readSealed(KEY)).toMatchObject([{ warningSigns: ['Walk to the sea'] }]),
  );
  unmount();
  sessionStorage.clear();
}

afterEach(() => localStorage.clear());

it('the last line of a tab that is closed is shown by the next one, and saved then', async () => {
  await writeAndClose();
  const { unmount } = await show(() => new Promise(() => undefined));
  expect(await screen.findByText('Walk to the sea')).toBeTruthy();
  unmount();
  const { calls } = await show();
  await waitFor(() =>
    expect(calls.written).toMatchObject([{ row: { warning_signs: ['Walk to the sea'] } }]),
  );
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

it('stays where it can’t be saved, is shown, and is written on', async () => {
  await writeAndClose();
  const { user } = await show(() => Promise.reject(new Error('nowhere')));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.getByText('1 line')).toBeTruthy();
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

it('is on the device encrypted, and no longer than it takes to save it', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'Walk to the sea');
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull());
  expect(localStorage.getItem(KEY)).not.toContain('sea');
  expect(await screen.findByText(/^Kept, /)).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

it('is saved at once when the page goes out of sight', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'x');
  expect(calls.written).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  vi.restoreAllMocks();
  await vi.waitFor(() => expect(calls.written).toHaveLength(1), { timeout: 500 });
});

it('is not kept for who has signed out', async () => {
  const ended = new AbortController();
  const { user } = await show(() => new Promise(() => undefined), ended);
  await user.click(await screen.findByRole('button', { name: 'Write the first line' }));
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'x');
  // As the shell does it.
  ended.abort();
  localStorage.clear();
  await user.type(screen.getByRole('textbox', { name: 'Line 1' }), 'y');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(localStorage.getItem(KEY)).toBeNull();
});
