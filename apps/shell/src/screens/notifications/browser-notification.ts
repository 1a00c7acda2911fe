import type { PlatformV1 } from '@nafas/platform';
import { NOTIFICATIONS_PATH } from '../../base/paths.ts';

/** Whether the person has not decided yet; only then may they be asked. */
export function isUndecided(): boolean {
  return 'Notification' in window && window.Notification.permission === 'default';
}

/** Asks for the permission; only after a person's press, and never again once it is decided. */
export async function askPermission(): Promise<void> {
  if (isUndecided()) await window.Notification.requestPermission();
}

/** A notification outside the page. */
export interface Shown {
  /** One of the same id replaces it. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Shows one outside the page when that is allowed and the person looks elsewhere. */
export async function showOutside(
  { id, title, body, lang, dir }: Shown,
  report: PlatformV1['report'],
): Promise<void> {
  if (!('Notification' in window) || window.Notification.permission !== 'granted') return;
  if (document.hasFocus()) return;
  const options = { body, lang, dir, tag: id, data: NOTIFICATIONS_PATH };
  try {
    // Phones show them only through a service worker, which opens the page in `data` when they are pressed.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else focusWhenPressed(new window.Notification(title, options));
  } catch (error) {
    report(error, { phase: 'run' });
  }
}

/** Without a service worker the page that showed it has to answer for itself. */
function focusWhenPressed(notification: Notification): void {
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
