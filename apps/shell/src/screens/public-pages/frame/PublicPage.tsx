import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { useHashTarget } from './use-hash-target.ts';
import css from './public-page.module.css';

/** The frame of every public page: skip link, header, main, footer. */
export function PublicPage({ children, art = false }: { children: ReactNode; art?: boolean }) {
  const { t } = useTranslation();
  useHashTarget();
  return (
    <div className={css['page']}>
      <nav aria-label={t('public.skip')}>
        <a className={css['skip']} href="#main">
          {t('public.skip')}
        </a>
      </nav>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={css['main']}>
        {children}
      </main>
      <PublicFooter art={art} />
    </div>
  );
}
