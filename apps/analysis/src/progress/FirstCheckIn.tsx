import { Button, State } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './progress.module.css';

/** Where a chart will be: an invitation. */
export function FirstCheckIn() {
  const { t } = useTranslation();
  const platform = usePlatform();
  return (
    <State
      kind="empty"
      className={css['state']}
      title={t('progress.emptyTitle')}
      sentence={t('progress.emptySentence')}
      action={
        <Button icon={<Plus />} onClick={() => platform.open('analysis.new-analysis')}>
          {t('progress.newAnalysis')}
        </Button>
      }
    />
  );
}
