import type { Windows } from './scope.ts';

/**
 * What a press on a browser notification does: the tab of this site that was used last comes to the front and is told
 * `address`; without one it is opened. Which page a tab shows now, a worker can't know (a client's `url` is the one it
 * was loaded with), so the tab itself decides whether it goes there. `address` must be of this site.
 */
export async function openNotification(windows: Windows, address: unknown): Promise<void> {
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return;
  const [last] = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  if (!last) {
    await windows.openWindow(address);
    return;
  }
  last.postMessage({ open: address });
  await last.focus();
}
