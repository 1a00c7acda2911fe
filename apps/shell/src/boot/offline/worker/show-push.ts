import { BELL, readPush } from './push-message.ts';
import type { PushScope } from './scope.ts';

/** Apple's push service takes the permission away from who shows nothing, also while a page is seen. */
const SHOWS_ALWAYS = /\.push\.apple\.com$/;
const ICON = '/icons/192.png';

/**
 * Shows what was pushed, unless a page is seen: that shows it behind the bell. What can't be read is shown without words,
 * since browsers ask for something to be shown.
 */
export async function showPush(
  { clients, registration }: PushScope,
  data: { json(): unknown } | null,
): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  const host = subscription ? new URL(subscription.endpoint).hostname : '';
  if (!SHOWS_ALWAYS.test(host)) {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  }
  const message = readPush(data);
  await registration.showNotification(message?.title ?? 'Nafas', {
    icon: ICON,
    badge: ICON,
    ...(message && {
      body: message.body,
      lang: message.lang,
      dir: message.dir,
      tag: message.tag,
      actions: message.actions,
    }),
    data: { id: message?.id, open: message?.open ?? BELL, body: message?.body },
  });
}
