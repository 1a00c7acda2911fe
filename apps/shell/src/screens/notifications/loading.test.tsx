import { fakePlatform } from '@nafas/platform/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { addLoadingView } from '../../testing/add-loading-view.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { getNotificationService } from './get-notification-service.ts';
import { fakeService } from './testing/render-bell.tsx';
import { notificationTexts } from './texts.ts';

vi.mock('./get-notification-service.ts', () => ({ getNotificationService: vi.fn() }));
vi.mock(import('./texts.ts'), { spy: true });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a bell whose code does not come stands there, and pressing it tries again and then opens it', async () => {
  vi.mocked(getNotificationService).mockResolvedValue(fakeService([]).service);
  const away = () => Promise.reject(new Error('no network'));
  vi.mocked(notificationTexts).mockImplementationOnce(away).mockImplementationOnce(away);
  const { platform, calls } = fakePlatform();
  await renderInShell(<NotificationBell />, { platform });
  const bell = screen.getByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(calls.reported).toHaveLength(1));
  expect(calls.notices).toEqual([]);
  await userEvent.click(bell);
  await waitFor(() => expect(calls.notices).toHaveLength(1));
  expect(calls.notices[0]?.message).toBe('Your notifications could not be loaded.');
  await act(async () => calls.notices[0]?.action?.run());
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeDefined();
});

test('a bell leaves the line to the views', async () => {
  vi.mocked(getNotificationService).mockResolvedValue(fakeService([]).service);
  vi.mocked(notificationTexts).mockClear();
  const view = addLoadingView();
  const { platform } = fakePlatform();
  const idle = vi.fn((look: IdleRequestCallback) => Number(setTimeout(look)));
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  await renderInShell(<NotificationBell />, { platform });
  // It was idle twice by then, and looked.
  await waitFor(() => expect(idle.mock.calls.length).toBeGreaterThan(1));
  expect(notificationTexts).not.toHaveBeenCalled();
  view.remove();
  await waitFor(() => expect(notificationTexts).toHaveBeenCalledOnce());
});

test('whoever is signed out has no bell', async () => {
  const faked = fakePlatform().platform;
  const platform = { ...faked, scope: { ...faked.scope, mode: 'real' } as const };
  const { container } = await renderInShell(<NotificationBell />, { platform });
  expect(container.querySelector('button')).toBeNull();
});
