import { DIRECTORY_URL } from '@nafas/care';
import { Button } from '@nafas/design-system';
import { ExternalLink } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import css from './help-page.module.css';

/** The international directory: for countries without a row, and for more than the rows. */
export function Directory() {
  const { t } = useTranslation('help');
  return (
    <section className={css['directory']} aria-labelledby="help-directory">
      <div>
        <h2 id="help-directory">{t('directoryTitle')}</h2>
        <p className={css['muted']}>{t('directory')}</p>
      </div>
      <Button href={DIRECTORY_URL} rel="noreferrer" icon={<ExternalLink flip />}>
        {t('directoryLink')}
      </Button>
    </section>
  );
}
