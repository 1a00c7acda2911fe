import { notifyFailed } from '@nafas/data-service/client';
import type { AccountExport } from '@nafas/data-service/export';
import { accountDataService } from '@nafas/data-service/export/client';
import { useTimeZone, useToday } from '@nafas/data-service/react';
import { Button } from '@nafas/design-system';
import { Download } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../files/download.ts';
import { SettingRow } from '../rows/SettingRow.tsx';
import css from './account.module.css';
import type { ExportFormat } from './export-file.ts';

/** Everything, as two kinds of file, and the check-ins to read. */
const FORMATS = ['json', 'csv', 'markdown'] as const;
type Format = ExportFormat | 'markdown';

/** Everything that is kept of the person, as a file. */
export function ExportRow() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const today = useToday();
  const [busy, setBusy] = useState<Format | null>(null);

  async function write(all: AccountExport, format: Format) {
    if (format !== 'markdown') return (await import('./export-file.ts')).exportFile(all, format);
    const { exportJournal } = await import('./export-journal.ts');
    return exportJournal(platform, t, all, { timeZone, today });
  }
  async function save(format: Format) {
    if (busy) return;
    setBusy(format);
    try {
      const all = await (await accountDataService(platform)).exportAll();
      download(await write(all, format));
      platform.notify({ kind: 'done', message: t('account.exported') });
    } catch (error) {
      notifyFailed(platform, error, {
        message: t('account.exportFailed'),
        action: { label: t('tryAgain', { ns: 'generic' }), run: () => void save(format) },
      });
    } finally {
      setBusy(null);
    }
  }

  return (
    <SettingRow title={t('account.data')} hint={t('account.dataHint')}>
      <div className={css['buttons']}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            icon={<Download />}
            busy={busy === format}
            disabled={busy !== null && busy !== format}
            onClick={() => void save(format)}
          >
            {t(`account.export.${format}`)}
          </Button>
        ))}
      </div>
    </SettingRow>
  );
}
