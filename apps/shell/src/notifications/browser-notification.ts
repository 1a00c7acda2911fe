import type { PlatformV1 } from '@nafas/platform';

/** Whether the person has not decided yet; only then may he be asked. */
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
  const options = { body, lang, dir, tag: id };
  try {
    // Phones show them only through a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new window.Notification(title, options);
  } catch (error) {
    report(error, { phase: 'run' });
  }
}
