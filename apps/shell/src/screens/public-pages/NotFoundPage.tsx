import { Button, State } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { PublicPage } from './frame/PublicPage.tsx';
import { useRouterLink } from '../links.tsx';
import css from './message-page.module.css';

/** For an address that neither the shell nor any feature has. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const home = useRouterLink(PATHS.landing);
  return (
    <PublicPage>
      <div className={css['page']}>
        <h1>{t('public.notFound.title')}</h1>
        <State
          kind="away"
          sentence={t('public.notFound.text')}
          action={
            <Button {...home} variant="primary">
              {t('public.notFound.home')}
            </Button>
          }
        />
      </div>
    </PublicPage>
  );
}
