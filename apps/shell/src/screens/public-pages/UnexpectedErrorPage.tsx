import { Button, State } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import css from './message-page.module.css';
import { useInLanguage } from '../../runtime/runtime-context.ts';

/** Starts the application anew; the page's own state can't be trusted any more. */
function reload() {
  location.reload();
}

/**
 * The router's last resort. It uses as little as possible of what may have failed: plain links that load the page anew,
 * no header, no router.
 */
export function UnexpectedErrorPage() {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  return (
    <main className={css['page']}>
      <h1>{t('unexpected.title')}</h1>
      <State
        kind="error"
        sentence={t('unexpected.text')}
        action={
          <>
            <Button variant="primary" onClick={reload}>
              {t('unexpected.tryAgain')}
            </Button>
            <Button href={inLanguage(PATHS.landing)}>{t('unexpected.home')}</Button>
            <Button href={inLanguage(PATHS.help)} variant="quiet" icon={<LifeBuoy />}>
              {t('helpNow')}
            </Button>
          </>
        }
      />
    </main>
  );
}
