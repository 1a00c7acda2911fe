import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askPermission, isUndecided, showOutside } from './browser-notification.ts';

const requestPermission = vi.fn();
const shown = vi.fn();
const made: Notification[] = [];
function browserSays(permission: NotificationPermission) {
  // Called with `new`, so no arrow function.
  const FakeNotification = function (this: unknown, ...args: unknown[]) {
    shown(...args);
    made.push(this as Notification);
  };
  vi.stubGlobal('Notification', Object.assign(FakeNotification, { permission, requestPermission }));
}
const one = { id: 'a', title: 'مرحبًا', body: 'بك', lang: 'ar', dir: 'rtl' } as const;
const report = vi.fn();

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [requestPermission, shown, report]) mock.mockReset();
});

describe('asking for the permission', () => {
  test('when it is undecided', async () => {
    browserSays('default');
    expect(isUndecided()).toBe(true);
    await askPermission();
    expect(requestPermission).toHaveBeenCalledOnce();
  });
  test.each(['granted', 'denied'] as const)('not when it is %s (SHELL-088)', async (permission) => {
    browserSays(permission);
    expect(isUndecided()).toBe(false);
    await askPermission();
    expect(requestPermission).not.toHaveBeenCalled();
  });
  test('not in a browser that has none', () => expect(isUndecided()).toBe(false));
});

describe('showing outside the page', () => {
  test('in the reader’s language and direction, once per notification', async () => {
    browserSays('granted');
    await showOutside(one, report);
    const data = '/dashboard/notifications';
    const options = { body: 'بك', lang: 'ar', dir: 'rtl', tag: 'a', data };
    expect(shown.mock.calls).toEqual([['مرحبًا', options]]);
  });
  test('pressed, it brings this page to the front and goes away', async () => {
    browserSays('granted');
    const focus = vi.spyOn(window, 'focus').mockReturnValue();
    await showOutside(one, report);
    const notification = Object.assign(made.at(-1) as Notification, { close: vi.fn() });
    notification.onclick?.call(notification, new Event('click'));
    expect(focus).toHaveBeenCalledOnce();
    expect(notification.close).toHaveBeenCalledOnce();
  });
  test('through the service worker where there is one: phones know no other way', async () => {
    browserSays('granted');
    const showNotification = vi.fn();
    const getRegistration = () => Promise.resolve({ showNotification });
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
    await showOutside(one, report);
    expect(showNotification).toHaveBeenCalledOnce();
    expect(shown).not.toHaveBeenCalled();
  });
  test.each(['default', 'denied'] as const)('not with the permission %s', async (permission) => {
    browserSays(permission);
    await showOutside(one, report);
    expect(shown).not.toHaveBeenCalled();
  });
  test('not to somebody who looks at the page', async () => {
    browserSays('granted');
    vi.mocked(document.hasFocus).mockReturnValue(true);
    await showOutside(one, report);
    expect(shown).not.toHaveBeenCalled();
  });
  test('a browser that refuses is reported', async () => {
    browserSays('granted');
    shown.mockImplementation(() => {
      throw new TypeError('Illegal constructor');
    });
    await showOutside(one, report);
    expect(report).toHaveBeenCalledOnce();
  });
});
