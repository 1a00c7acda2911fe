import { Button, State } from '@nafas/design-system';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { JOURNAL } from '../address.ts';

/** For an address below the journal that is none of ours. */
export function Nowhere() {
  const { t } = useTranslation();
  const link = usePlatformLink(JOURNAL);
  return (
    <State
      kind="away"
      level={2}
      title={t('nowhere.title')}
      sentence={t('nowhere.text')}
      action={
        <Button variant="primary" {...link}>
          {t('nowhere.journal')}
        </Button>
      }
    />
  );
}
