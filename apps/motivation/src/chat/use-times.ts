import type { ChatMessage } from '@nafas/data-service/chat';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

// Within an hour it is one sitting: one time above it is enough.
const SITTING_MS = 60 * 60 * 1000;

/** "Today, 22:14" or "20 Nov 2026, 22:14", above the first message of each sitting. */
export function useTimes(): (
  message: ChatMessage,
  before: ChatMessage | undefined,
) => string | null {
  const { t } = useTranslation();
  const language = useStore(usePlatform().language);
  return useMemo(() => {
    const locale = formatLocale(language);
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'medium' });
    return (message, before) => {
      const at = new Date(message.timestamp);
      const since = before === undefined ? Infinity : at.getTime() - Date.parse(before.timestamp);
      if (since < SITTING_MS) return null;
      const isToday = day.format(at) === day.format(new Date());
      return t('chat.at', {
        day: isToday ? t('chat.today') : day.format(at),
        time: time.format(at),
      });
    };
  }, [language, t]);
}
