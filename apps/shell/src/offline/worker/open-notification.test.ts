import { describe, expect, it, vi } from 'vitest';
import { openNotification } from './open-notification.ts';

const HERE = 'https://nafas.example';

function windowsAt(...paths: readonly string[]) {
  const tabs = paths.map((path) => ({
    url: HERE + path,
    focus: vi.fn(() => Promise.resolve()),
  }));
  return {
    tabs,
    matchAll: vi.fn(() => Promise.resolve(tabs)),
    openWindow: vi.fn(() => Promise.resolve()),
  };
}

describe('a press on a browser notification', () => {
  it('brings the tab of the product that was used last to the front, and leaves it as it is', async () => {
    const windows = windowsAt('/terms', '/dashboard/motivation-hub?tab=chat', '/dashboard');
    await openNotification(windows, '/dashboard/notifications');
    expect(windows.tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
    expect(windows.openWindow).not.toHaveBeenCalled();
    // Also a tab that was opened before the worker was there.
    expect(windows.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  });

  it.each([[[]], [['/', '/help', '/dashboards']]])(
    'opens its page when only these are open: %j',
    async (paths) => {
      const windows = windowsAt(...paths);
      await openNotification(windows, '/dashboard/notifications');
      expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('/dashboard/notifications');
    },
  );

  it.each(['https://elsewhere.example', '//elsewhere.example', undefined, 7])(
    'opens nothing for %j',
    async (address) => {
      const windows = windowsAt();
      await openNotification(windows, address);
      expect(windows.openWindow).not.toHaveBeenCalled();
    },
  );
});
