import { mutate, notifyFailed } from '@nafas/data-service/client';
import { undoImport } from '@nafas/data-service/imports/client';
import { joinSentences } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';

/** Takes an import out again and says what stayed. `undone` is told when it is done. */
export function useUndo(undone: () => void) {
  const { t, i18n } = useTranslation();
  const platform = usePlatform();
  const format = useFormat();
  const [busy, setBusy] = useState<string | null>(null);
  async function undo(id: string): Promise<void> {
    if (busy !== null) return;
    setBusy(id);
    try {
      const { removed, kept } = await mutate(platform, undoImport(platform), id);
      const message = joinSentences(i18n.language, [
        t('import.undone', { count: removed, n: format.number(removed) }),
        kept > 0 && t('import.undoneKept', { count: kept, n: format.number(kept) }),
      ]);
      platform.notify({ kind: 'done', message });
      undone();
    } catch (error) {
      notifyFailed(platform, error, {
        message: t('import.undoFailed'),
        action: { label: t('tryAgain', { ns: 'generic' }), run: () => void undo(id) },
      });
    } finally {
      setBusy(null);
    }
  }
  return { busy, undo };
}
