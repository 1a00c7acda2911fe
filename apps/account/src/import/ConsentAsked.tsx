import { Button } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import css from './check.module.css';

/** What is agreed to before entries are kept, for who did not yet. */
export function ConsentAsked({ busy, onAgree }: { busy: boolean; onAgree: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={css['consent']}>
      <h2>{t('import.consent')}</h2>
      <p>{t('consents.check_ins.text')}</p>
      <p>{t('import.consentAlways')}</p>
      <Button busy={busy} onClick={onAgree}>
        {t('consents.agree')}
      </Button>
    </section>
  );
}
