import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';

/** Hands a text to the device's share sheet, or to the clipboard where there is none. */
export function useShare(): (text: string) => Promise<void> {
  const platform = usePlatform();
  const { t } = useTranslation();
  return async (text) => {
    try {
      // Not every browser has it, whatever the types say.
      if ('share' in navigator) {
        await navigator.share({ text });
        return;
      }
      await (navigator as Navigator).clipboard.writeText(text);
      platform.notify({ kind: 'done', message: t('quote.copied') });
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      platform.report(error, { phase: 'run' });
      platform.notify({ kind: 'failed', message: t('quote.shareFailed'), error });
    }
  };
}
