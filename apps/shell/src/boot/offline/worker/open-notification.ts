import type { Tab, Windows } from './scope.ts';

/** A tab that answers later than this counts as none, in ms: Firefox lets a press open a window for a second only. */
const ANSWER_MS = 500;

/**
 * Answers a press on a browser notification: the tab of this site that was used last is sent `address`, and comes to the
 * front; without a tab that answers, as one does not that is still loading, one is opened. A worker can't know which page
 * a tab shows now (a client's `url` is the one it was loaded with), so the tab itself decides whether it goes there.
 * `address` must be of this site.
 * @param words what the notification said, for a tab that offers the way.
 */
export async function openNotification(
  windows: Windows,
  address: unknown,
  words?: string,
): Promise<void> {
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return;
  const [last] = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  // A press may bring one window to the front or open one, not both: the tab is asked first.
  if (last && (await tell(last, { open: address, ...(words !== undefined && { words }) }))) {
    await last.focus();
  } else await windows.openWindow(address);
}

/** Sends a tab a message; whether it answered. */
function tell(tab: Tab, message: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage(message, [port2]);
  }).finally(() => port1.close());
}
