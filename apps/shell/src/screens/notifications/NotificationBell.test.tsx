import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { bell, item, opened, panel, prepareBell, press, titles } from './testing/open-bell.ts';
import { renderBell } from './testing/render-bell.tsx';

vi.mock('./get-notification-service.ts', () => ({ getNotificationService: vi.fn() }));
vi.mock('./subscribe.ts', () => ({ subscribe: vi.fn() }));
const faked = prepareBell();

describe('the bell', () => {
  test('says how many are unread (SHELL-070, SHELL-071)', async () => {
    await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    expect(bell().textContent).toBe('2');
  });

  test('opens the panel, and so do the keys; again closes it (SHELL-072)', async () => {
    await renderBell();
    bell().focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(panel());
    expect(bell().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(bell());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['its cross', () => press('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is closed by %s, and focus is at the bell again (SHELL-073)', async (_how, close) => {
    await opened();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  test('is closed by a press outside, and by tabbing on (SHELL-073)', async () => {
    await opened();
    await press('elsewhere');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(bell());
    screen.getByRole('link', { name: 'View all' }).focus();
    await userEvent.tab();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('elsewhere');
  });
});

describe('the panel', () => {
  test('groups what there is, newest first, in the reader’s language (SHOWN-010, SHOWN-011, SHOWN-012)', async () => {
    const { runtime, fakes } = await opened();
    expect(titles()).toEqual(['New', 'Second', 'Old']);
    const headings = within(panel()).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Today', 'Earlier']);
    expect(item('New').textContent).toMatch(/About New.*11:59\sAM/);
    expect(panel().textContent).toMatch(/About Old.*Wednesday/);
    act(() => {
      runtime.preferences.language.set('ar');
      fakes.language.set('ar');
    });
    await screen.findByRole('dialog', { name: 'الإشعارات' });
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('عن New');
  });

  test('marks one as read when it is pressed, once (SHELL-077, SHELL-081)', async () => {
    await opened();
    await userEvent.click(item('New'));
    expect(item('New').textContent).not.toContain('Unread');
    expect(bell().textContent).toBe('1');
    // It stays a button under the keyboard's focus, and does nothing twice.
    await userEvent.click(item('New'));
    expect(faked().service.markRead).toHaveBeenCalledOnce();
    expect(
      faked()
        .stored()
        .map(({ unread }) => unread),
    ).toEqual([false, true, false]);
  });

  test('marks all as read at once (SHELL-074, SHELL-082)', async () => {
    await opened();
    await press('Mark all read');
    expect(screen.queryByText('Unread:', { exact: false })).toBeNull();
    expect(
      faked()
        .stored()
        .some(({ unread }) => unread),
    ).toBe(false);
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
    expect(panel().contains(document.activeElement)).toBe(true);
  });

  test('clears one, and focus goes on to the next (SHELL-076, SHELL-083)', async () => {
    await opened();
    await press('Clear: New');
    expect(titles()).toEqual(['Second', 'Old']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Clear: Second');
    await press('Clear: Old');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Clear: Second');
    expect(
      faked()
        .stored()
        .map(({ title }) => title),
    ).toEqual(['Second']);
    await press('Clear: Second');
    expect(panel().contains(document.activeElement)).toBe(true);
  });

  test('clears all together, and then says that there is nothing (SHELL-075, SHELL-078, SHELL-084)', async () => {
    await opened();
    await press('Clear all');
    expect(within(panel()).getByText('Nothing new')).toBeDefined();
    expect(faked().stored()).toEqual([]);
    expect(bell().textContent).toBe('');
    expect(panel().contains(document.activeElement)).toBe(true);
  });

  test('shows the unread ones alone when asked to', async () => {
    await opened();
    await userEvent.click(screen.getByRole('radio', { name: 'Unread 2' }));
    expect(titles()).toEqual(['New', 'Second']);
    await userEvent.click(item('New'));
    expect(titles()).toEqual(['Second']);
    expect(document.activeElement).toBe(item('Second'));
    await userEvent.keyboard('{Enter}');
    expect(within(panel()).getByText('You have read everything')).toBeDefined();
    expect(panel().contains(document.activeElement)).toBe(true);
  });

  test('leads to the page of all of them (SHELL-079, DECISION-026)', async () => {
    const { router } = await opened();
    await userEvent.click(screen.getByRole('link', { name: 'View all' }));
    expect(router.state.location.pathname).toBe('/dashboard/notifications');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers to ask for the browser’s permission only while it is undecided (SHELL-088)', async () => {
    const requestPermission = vi.fn(() => {
      Object.assign(window.Notification, { permission: 'denied' });
      return Promise.resolve('denied');
    });
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    await opened();
    expect(requestPermission).not.toHaveBeenCalled();
    await press('Allow');
    expect(requestPermission).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull());
  });
});
