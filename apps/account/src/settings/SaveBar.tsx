import { Banner, Button } from '@nafas/design-system';
import { CircleAlert, CircleCheckBig } from '@nafas/design-system/icons';
import { formatLocale, joinSentences } from '@nafas/platform';
import { useCause, usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './settings.module.css';

/** At the foot of the page: what waits to be saved, Save Changes, and that it failed. */
export function SaveBar(props: {
  changes: number;
  status: 'idle' | 'saving' | 'failed';
  /** With what it failed. */
  error: unknown;
  isSaved: boolean;
  onDiscard: () => void;
  onSave: () => void;
}) {
  const { changes, status, error, isSaved, onDiscard, onSave } = props;
  const { t, i18n } = useTranslation();
  const describeCause = useCause();
  const number = new Intl.NumberFormat(formatLocale(useStore(usePlatform().language)));
  const isSaving = status === 'saving';
  return (
    <div className={css['dock']} data-lively={changes > 0 || isSaved || isSaving || undefined}>
      {status === 'failed' && (
        <Banner tone="critical" icon={<CircleAlert />} title={t('settings.updateFailed')}>
          {joinSentences(i18n.language, [describeCause(error), t('nothingLost')])}
        </Banner>
      )}
      <div className={css['save']}>
        <p role="status" data-saved={isSaved || undefined}>
          {isSaved && <CircleCheckBig size="sm" />}
          {isSaved
            ? t('settings.updated')
            : changes === 0
              ? t('settings.noChanges')
              : t('settings.changes', { count: changes, n: number.format(changes) })}
        </p>
        {changes > 0 && (
          <Button variant="quiet" disabled={isSaving} onClick={onDiscard}>
            {t('settings.discard')}
          </Button>
        )}
        <Button variant="primary" busy={isSaving} onClick={onSave}>
          {t(isSaving ? 'saving' : 'settings.save')}
        </Button>
      </div>
    </div>
  );
}
