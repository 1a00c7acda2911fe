import type { NotificationService } from '@nafas/data-service/notifications';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { language } from '../platform/preferences.ts';
import { CHECK_EVERY_MS } from './follow-new.ts';
import { serviceOf } from './service-of.ts';
import { subscribe, type Subscription } from './subscribe.ts';
import { fakeService, renderBell, told } from './testing/render-bell.tsx';

vi.mock('./service-of.ts', () => ({ serviceOf: vi.fn() }));
vi.mock('./subscribe.ts', () => ({ subscribe: vi.fn() }));

const use = (service: NotificationService) => vi.mocked(serviceOf).mockResolvedValue(service);
const bell = () => screen.getByRole('button', { name: /^Notifications, / });
const panel = () => screen.getByRole('dialog', { name: 'Notifications' });
const item = (title: string) =>
  within(panel()).getByRole('button', { name: new RegExp(`^(Unread:\\s*)?${title}`) });
const titles = () =>
  within(panel())
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let faked: ReturnType<typeof fakeService>;
async function opened() {
  const rendered = await renderBell();
  await userEvent.click(bell());
  return rendered;
}
beforeEach(() => {
  // Far from midnight, where today is another day a minute later.
  vi.setSystemTime(new Date(2026, 10, 21, 12));
  faked = fakeService([told('New', 1), told('Second', 2), told('Old', 3 * 24 * 60, false)]);
  use(faked.service);
  // The embedded backend tells nothing by itself.
  vi.mocked(subscribe).mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  language.set('en');
});

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
  test('groups what there is, newest first, in the reader’s language', async () => {
    const { stores } = await opened();
    expect(titles()).toEqual(['New', 'Second', 'Old']);
    const headings = within(panel()).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Today', 'Earlier']);
    act(() => {
      language.set('ar');
      stores.language.set('ar');
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
    expect(faked.service.markRead).toHaveBeenCalledOnce();
    expect(faked.stored().map(({ unread }) => unread)).toEqual([false, true, false]);
  });

  test('marks all as read at once (SHELL-074, SHELL-082)', async () => {
    await opened();
    await press('Mark all read');
    expect(screen.queryByText('Unread:', { exact: false })).toBeNull();
    expect(faked.stored().some(({ unread }) => unread)).toBe(false);
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
    expect(faked.stored().map(({ title }) => title)).toEqual(['Second']);
    await press('Clear: Second');
    expect(panel().contains(document.activeElement)).toBe(true);
  });

  test('clears all together, and then says that there is nothing (SHELL-075, SHELL-078, SHELL-084)', async () => {
    await opened();
    await press('Clear all');
    expect(within(panel()).getByText('Nothing new')).toBeDefined();
    expect(faked.stored()).toEqual([]);
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

  test('leads to the page of all of them (SHELL-079)', async () => {
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

describe('when the server fails', () => {
  const failures = [
    ['markRead', () => userEvent.click(item('New')), 'marked as read'],
    ['markAllRead', () => press('Mark all read'), 'marked as read'],
    ['remove', () => press('Clear: New'), 'cleared'],
    ['removeAll', () => press('Clear all'), 'cleared'],
  ] as const;
  test.each(failures)(
    '%s is undone visibly, and Try Again does it and says so (PLATFORM-015)',
    async (operation, act_, words) => {
      const { calls } = await opened();
      faked.service[operation].mockRejectedValueOnce(new Error('no server'));
      await act_();
      await waitFor(() => expect(calls.notices).toHaveLength(1));
      expect(titles()).toEqual(['New', 'Second', 'Old']);
      expect(item('New').textContent).toContain('Unread');
      expect(bell().textContent).toBe('2');
      expect(calls.reported).toHaveLength(1);
      expect(calls.notices[0]).toMatchObject({ kind: 'failed', action: { label: 'Try Again' } });
      expect(calls.notices[0]?.message).toContain(words);
      const before = faked.stored();
      await act(async () => calls.notices[0]?.action?.run());
      expect(faked.stored()).not.toEqual(before);
      expect(calls.notices.slice(1)).toEqual([{ kind: 'done', message: 'Success!' }]);
    },
  );

  test('a list that does not come is told from an empty one, and Try Again asks anew', async () => {
    // The first answer and both repetitions.
    for (let n = 0; n < 3; n += 1) faked.service.list.mockRejectedValueOnce(new Error('no server'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await opened();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('Your notifications are out of reach')).toBeDefined();
    await press('Try Again');
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(panel().contains(document.activeElement)).toBe(true);
  });
});

describe('new ones', () => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('are asked for every 30 seconds and announced (SHELL-085)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    expect(CHECK_EVERY_MS).toBe(30_000);
    await faked.service.add(told('Fresh', 0));
    expect(faked.service.checkNew).not.toHaveBeenCalled();
    await pass(CHECK_EVERY_MS);
    expect(faked.service.checkNew).toHaveBeenCalledOnce();
    await screen.findByRole('button', { name: 'Notifications, 3 unread' });
    expect(screen.getByRole('status').textContent).toBe('A new notification');
    await pass(CHECK_EVERY_MS);
    expect(faked.service.checkNew).toHaveBeenCalledTimes(2);
    expect(bell().textContent).toBe('3');
  });

  test('do not bring back what is being cleared', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await opened();
    await waitFor(() => expect(titles()).toHaveLength(3));
    let answer: () => void = () => undefined;
    const everything = faked.stored();
    faked.service.checkNew.mockReturnValueOnce(
      new Promise((resolve) => (answer = () => resolve([...everything]))),
    );
    await pass(CHECK_EVERY_MS);
    await press('Clear: New');
    answer();
    await pass(0);
    expect(titles()).toEqual(['Second', 'Old']);
  });

  test('a check that fails is reported and leaves the list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = await opened();
    await waitFor(() => expect(titles()).toHaveLength(3));
    faked.service.checkNew.mockRejectedValueOnce(new Error('no server'));
    await pass(CHECK_EVERY_MS);
    expect(calls.reported).toHaveLength(1);
    expect(titles()).toHaveLength(3);
  });

  test('are fetched when the backend tells of them, instead of every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let backend: Subscription | undefined;
    vi.mocked(subscribe).mockImplementation((_platform, subscription) => {
      backend = subscription;
      return Promise.resolve();
    });
    await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    const { checkNew, add } = faked.service;
    // What came before the connection stood.
    await add(told('Before', 0));
    act(() => backend?.onTelling(true));
    await screen.findByRole('button', { name: 'Notifications, 3 unread' });
    await pass(10 * CHECK_EVERY_MS);
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
    await pass(2 * CHECK_EVERY_MS);
    expect(checkNew).toHaveBeenCalledTimes(6);
  });

  test('are fetched when somebody says that there are some', async () => {
    const { platform } = await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await faked.service.add(told('Fresh', 0));
    act(() => platform.invalidate('notifications'));
    await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  });

  test('are not asked for any more when the scope ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { endScope } = await renderBell();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    act(endScope);
    await pass(2 * CHECK_EVERY_MS);
    expect(faked.service.checkNew).not.toHaveBeenCalled();
  });
});
