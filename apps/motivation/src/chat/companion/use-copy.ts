import { formatLocale, sentenceSpace } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import type { ShownMessage } from '../sending.ts';

/** Saves a copy of the conversation as a text file: what was said, by whom and when, and that one of the two is a program. */
export function useCopy(messages: readonly ShownMessage[]): () => void {
  const { t, i18n } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  return () => {
    const format = { calendar: 'gregory', dateStyle: 'medium', timeStyle: 'short' } as const;
    const time = new Intl.DateTimeFormat(locale, format);
    const said = messages
      .filter(({ isPending }) => !isPending)
      .map(({ type, message, timestamp }) => {
        const who = t(type === 'user' ? 'chat.you' : 'chat.nafas');
        return `${time.format(new Date(timestamp))}\n${who}${sentenceSpace(i18n.language)}${message}\n`;
      });
    const text = [`${t('chat.disclosure')}\n`, ...said].join('\n');
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = t('chat.kept.fileName');
    link.click();
    // The browser has taken it by the end of the task; until then the address must hold.
    setTimeout(() => URL.revokeObjectURL(address), 0);
  };
}
