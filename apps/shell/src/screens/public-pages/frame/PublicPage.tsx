import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { SAME_PAGE } from '../../../base/paths.ts';
import { LanguageSuggestion } from '../../LanguageSuggestion.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import css from './public-page.module.css';

/** The frame of every public page: skip link, header, main, footer. */
export function PublicPage({ children, art = false }: { children: ReactNode; art?: boolean }) {
  const { t } = useTranslation('public');
  useHashTarget();
  return (
    <div className={css['page']}>
      <nav aria-label={t('skip')}>
        <a className={css['skip']} href="#main">
          {t('skip')}
        </a>
      </nav>
      <PublicHeader />
      <LanguageSuggestion />
      <main id="main" tabIndex={-1} className={css['main']}>
        {children}
      </main>
      <PublicFooter art={art} />
    </div>
  );
}

/**
 * Brings what the hash of the address names into view, since the browser looks for it before the page is drawn; without
 * a hash a newly opened page starts at its top. A page made at build time is where the browser, or its reader by now, has it.
 */
function useHashTarget(): void {
  const { hash, pathname, key, state } = useLocation();
  const wasMade = useRef(useIsHydrating());
  useEffect(() => {
    if (wasMade.current) {
      wasMade.current = false;
      return;
    }
    // The page is the same one in another language: the reader stays where they are.
    if ((state as Partial<typeof SAME_PAGE> | null)?.isSamePage) return;
    if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    else document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, pathname, key, state]);
}

const never = () => () => undefined;

/** Whether this drawing takes over markup that is there already. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
