import { State } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import styles from './page-loader.module.css';

/** Stands while it is not yet known who is signed in, or what the registry holds. */
export function PageLoader() {
  const { t } = useTranslation();
  return (
    <main className={styles['loader']} data-state="loading">
      <State kind="loading" sentence={t('loading')} />
    </main>
  );
}
