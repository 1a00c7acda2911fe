import { describe, expect, it, vi } from 'vitest';
import { openNotification } from './open-notification.ts';

function windowsWith(count: number, isListening = true) {
  const tabs = Array.from({ length: count }, () => ({
    visibilityState: 'hidden' as const,
    postMessage: vi.fn((_data: unknown, [port]: MessagePort[] = []) => {
      if (isListening) port?.postMessage('heard');
    }),
    focus: vi.fn(() => Promise.resolve()),
  }));
  return {
    tabs,
    matchAll: vi.fn(() => Promise.resolve(tabs)),
    openWindow: vi.fn(() => Promise.resolve()),
  };
}

describe('a press on a browser notification', () => {
  it('brings the tab that was used last to the front and tells it the page', async () => {
    const windows = windowsWith(2);
    await openNotification(windows, '/dashboard/notifications');
    expect(windows.tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([1, 0]);
    const [told] = windows.tabs[0]?.postMessage.mock.calls ?? [];
    expect(told?.[0]).toEqual({ open: '/dashboard/notifications' });
    expect(windows.openWindow).not.toHaveBeenCalled();
    // Also a tab that was opened before the worker was there.
    expect(windows.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  });

  it('opens its page when no tab is open', async () => {
    const windows = windowsWith(0);
    await openNotification(windows, '/dashboard/notifications');
    expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('/dashboard/notifications');
  });

  it('opens its page when the tab does not listen yet', async () => {
    const windows = windowsWith(1, false);
    await openNotification(windows, '/dashboard/notifications');
    expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith('/dashboard/notifications');
    expect(windows.tabs[0]?.focus).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', undefined, 7])(
    'does nothing for %j',
    async (address) => {
      for (const windows of [windowsWith(0), windowsWith(1)]) {
        await openNotification(windows, address);
        expect(windows.openWindow).not.toHaveBeenCalled();
        expect(windows.matchAll).not.toHaveBeenCalled();
      }
    },
  );
});
