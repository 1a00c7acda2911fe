import type { Windows } from './scope.ts';

/** Below it is where the bell is. */
const INSIDE = /^\/dashboard(?:\/|$)/;

/**
 * What a press on a browser notification does: the tab of Nafas that was used last comes to the front as it is, since
 * something may be half written there; without one `address` is opened. `address` comes with the notification and must
 * be of this site.
 */
export async function openNotification(windows: Windows, address: unknown): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const inside = open.find(({ url }) => INSIDE.test(new URL(url).pathname));
  if (inside) await inside.focus();
  else if (typeof address === 'string' && address.startsWith('/') && !address.startsWith('//')) {
    await windows.openWindow(address);
  }
}
