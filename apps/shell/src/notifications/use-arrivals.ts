import { type Notification, wordsFor } from '@nafas/data-service/notifications';
import { directionOf, type PlatformV1 } from '@nafas/platform';
import { useEffect, useRef, useState } from 'react';
import { language } from '../platform/preferences.ts';
import { showOutside } from './browser-notification.ts';

/** How many unread ones came with the last check; also shows them outside the page where that is allowed. */
export function useArrivals(
  notifications: readonly Notification[] | undefined,
  platform: PlatformV1,
): number {
  const [count, setCount] = useState(0);
  const seen = useRef<Set<string> | undefined>(undefined);
  useEffect(() => {
    if (notifications === undefined) return;
    const known = seen.current;
    seen.current = new Set([...(known ?? []), ...notifications.map(({ id }) => id)]);
    // What was there when the page was opened has not just arrived.
    if (known === undefined) return;
    const fresh = notifications.filter(({ id, unread }) => unread && !known.has(id));
    if (fresh.length === 0) return;
    setCount(fresh.length);
    const lang = language.get();
    for (const one of fresh) {
      const { title, message } = wordsFor(one, lang);
      const shown = { id: one.id, title, body: message, lang, dir: directionOf(lang) };
      void showOutside(shown, platform.report);
    }
  }, [notifications, platform]);
  return count;
}
