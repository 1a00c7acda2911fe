import { Button, State } from '@nafas/design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRuntime } from '../../runtime/runtime-context.ts';
import { useRouterLink } from '../links.tsx';
import css from './message-page.module.css';

/** Says that there is nothing at an address, and leads to `home`. Stands within a page's own frame. */
export function NotFound({ home }: { home: string }) {
  const { t } = useTranslation();
  const link = useRouterLink(home);
  const { notFoundAt } = useRuntime();
  const { pathname } = useLocation();
  // The title of the document says it as well.
  useEffect(() => {
    notFoundAt.set(pathname);
    return () => notFoundAt.set(null);
  }, [notFoundAt, pathname]);
  return (
    <div className={css['page']}>
      <h1>{t('notFound.title')}</h1>
      <State
        kind="away"
        sentence={t('notFound.text')}
        action={
          <Button {...link} variant="primary">
            {t('notFound.home')}
          </Button>
        }
      />
    </div>
  );
}
