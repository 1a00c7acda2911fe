import { State } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';

/** Where an entry would stand that there is not. */
export function NotHere() {
  const { t } = useTranslation();
  return <State kind="empty" level={2} title={t('entry.gone')} sentence={t('entry.goneHelp')} />;
}
