import { fakePlatform } from '@nafas/platform/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';
import { getNotificationService } from './get-notification-service.ts';
import { fakeService, told } from './testing/render-bell.tsx';

vi.mock('./get-notification-service.ts', () => ({ getNotificationService: vi.fn() }));
afterEach(cleanup);

test('the page has all of them and what can be done with them', async () => {
  const faked = fakeService([told('New', 1), told('Old', 3 * 24 * 60, false)]);
  vi.mocked(getNotificationService).mockResolvedValue(faked.service);
  await renderInShell(<NotificationsPage />, { platform: fakePlatform().platform });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(faked.stored().some(({ unread }) => unread)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing new' })).toBeDefined();
});
