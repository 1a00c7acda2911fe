import { Button } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { download } from '../files/download.ts';
import css from './recovery-codes.module.css';

/** The codes, this once, and the ways to keep them. */
export function CodesShown({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const text = `${t('recovery.fileTitle')}\n\n${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      platform.notify({ kind: 'done', message: t('recovery.copied') });
    } catch {
      platform.notify({ kind: 'failed', message: t('recovery.copyFailed') });
    }
  }
  function save() {
    const file = new Blob([text], { type: 'text/plain;charset=utf-8' });
    download({ name: 'nafas-recovery-codes.txt', file });
  }

  return (
    <div className={css['shown']}>
      <div className={css['paper']}>
        <p className={css['paperTitle']}>{t('recovery.fileTitle')}</p>
        <ol className={css['codes']} aria-label={t('recovery.title')} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={css['ways']}>
        <Button onClick={() => void copy()}>{t('recovery.copy')}</Button>
        <Button onClick={save}>{t('recovery.download')}</Button>
        <Button onClick={() => print()}>{t('recovery.print')}</Button>
      </div>
    </div>
  );
}
