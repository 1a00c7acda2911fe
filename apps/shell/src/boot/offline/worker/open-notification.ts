import type { Windows } from './scope.ts';

/**
 * Answers a press on a browser notification: the tab of this site that was used last comes to the front and is sent
 * `address`; without such a tab one is opened. A worker can't know which page a tab shows now (a client's `url` is the
 * one it was loaded with), so the tab itself decides whether it goes there. `address` must be of this site.
 * @param words what the notification said, for a tab that offers the way.
 */
export async function openNotification(
  windows: Windows,
  address: unknown,
  words?: string,
): Promise<void> {
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return;
  const [last] = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  if (!last) {
    await windows.openWindow(address);
    return;
  }
  last.postMessage({ open: address, ...(words !== undefined && { words }) });
  await last.focus();
}
