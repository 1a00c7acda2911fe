import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { POLL_INTERVAL_MS } from './poll-notifications.ts';
import { subscribe, type Subscription } from './subscribe.ts';
import { soundArrival } from './sound/sound-arrival.ts';
import { bell, opened, pass, prepareBell, press, titles } from './testing/open-bell.ts';
import { renderBell, told } from './testing/render-bell.tsx';

vi.mock('./get-notification-service.ts', () => ({ getNotificationService: vi.fn() }));
vi.mock('./subscribe.ts', () => ({ subscribe: vi.fn() }));
vi.mock('./sound/sound-arrival.ts', () => ({ soundArrival: vi.fn(() => Promise.resolve()) }));
const faked = prepareBell();

describe('new ones', () => {
  test('are asked for every 30 seconds and announced (SHELL-085)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    expect(POLL_INTERVAL_MS).toBe(30_000);
    await faked().service.add(told('Fresh', 0));
    expect(faked().service.checkNew).not.toHaveBeenCalled();
    await pass(POLL_INTERVAL_MS);
    expect(faked().service.checkNew).toHaveBeenCalledOnce();
    await screen.findByRole('button', { name: 'Notifications, 3 unread' });
    expect(screen.getByRole('status').textContent).toBe('A new notification');
    await pass(POLL_INTERVAL_MS);
    expect(faked().service.checkNew).toHaveBeenCalledTimes(2);
    expect(bell().textContent).toBe('3');
  });

  test('sound once for all of a check, not for what was there (DECISION-139)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.mocked(soundArrival).mockClear();
    const { platform } = await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await faked().service.add(told('One', 0));
    await faked().service.add(told('Two', 0));
    expect(soundArrival).not.toHaveBeenCalled();
    await pass(POLL_INTERVAL_MS);
    await screen.findByRole('button', { name: 'Notifications, 4 unread' });
    await waitFor(() => expect(vi.mocked(soundArrival).mock.calls).toEqual([[platform]]));
  });

  test('do not bring back what is being cleared', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await opened();
    await waitFor(() => expect(titles()).toHaveLength(3));
    let answer: () => void = () => undefined;
    const everything = faked().stored();
    faked().service.checkNew.mockReturnValueOnce(
      new Promise((resolve) => (answer = () => resolve([...everything]))),
    );
    await pass(POLL_INTERVAL_MS);
    await press('Clear: New');
    answer();
    await pass(0);
    expect(titles()).toEqual(['Second', 'Old']);
  });

  test('a check that fails is reported and leaves the list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = await opened();
    await waitFor(() => expect(titles()).toHaveLength(3));
    faked().service.checkNew.mockRejectedValueOnce(new Error('no server'));
    await pass(POLL_INTERVAL_MS);
    expect(calls.reported).toHaveLength(1);
    expect(titles()).toHaveLength(3);
  });

  test('are fetched when the backend tells of them, instead of every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let backend: Subscription | undefined;
    vi.mocked(subscribe).mockImplementation((_platform, _client, subscription) => {
      backend = subscription;
      return Promise.resolve();
    });
    await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    const { checkNew, add } = faked().service;
    // A notification may have come before the connection was open.
    await add(told('Before', 0));
    act(() => backend?.onConnection(true));
    await screen.findByRole('button', { name: 'Notifications, 3 unread' });
    await pass(10 * POLL_INTERVAL_MS);
    expect(checkNew).toHaveBeenCalledTimes(1);
    await add(told('Fresh', 0));
    act(() => backend?.onNew());
    await screen.findByRole('button', { name: 'Notifications, 4 unread' });
    expect(checkNew).toHaveBeenCalledTimes(2);
    // One that fails is made up for, though nobody tells of it again.
    checkNew.mockRejectedValueOnce(new Error('no server'));
    await add(told('Missed', 0));
    act(() => backend?.onNew());
    await screen.findByRole('button', { name: 'Notifications, 5 unread' });
    await pass(2 * POLL_INTERVAL_MS);
    expect(checkNew).toHaveBeenCalledTimes(6);
  });

  test('are fetched when somebody says that there are some', async () => {
    const { platform } = await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await faked().service.add(told('Fresh', 0));
    act(() => platform.invalidate('notifications'));
    expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeDefined();
  });

  test('are not asked for any more when the scope ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { endScope } = await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    act(endScope);
    await pass(2 * POLL_INTERVAL_MS);
    expect(faked().service.checkNew).not.toHaveBeenCalled();
  });
});
