import { notifyFailed } from '@nafas/data-service/client';
import { accountDataService } from '@nafas/data-service/export/client';
import { Button } from '@nafas/design-system';
import { Download } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../files/download.ts';
import { SettingRow } from '../rows/SettingRow.tsx';
import css from './account.module.css';
import type { ExportFormat } from './export-file.ts';

const FORMATS: readonly ExportFormat[] = ['json', 'csv'];

/** Everything that is kept of the person, as a file. */
export function ExportRow() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [busy, setBusy] = useState<ExportFormat | null>(null);

  async function save(format: ExportFormat) {
    if (busy) return;
    setBusy(format);
    try {
      const { exportFile } = await import('./export-file.ts');
      download(exportFile(await (await accountDataService(platform)).exportAll(), format));
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
