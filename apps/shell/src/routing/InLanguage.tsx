import { useStore } from '@nafas/platform/use-store';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { keepNamedLanguage, language } from '../platform/preferences.ts';
import { languageOfPath, pathIn, PUBLIC_PATHS } from './public-path.ts';

/** State of a navigation that only changes the language of the page: it keeps its place. */
export const SAME_PAGE = { isSamePage: true } as const;

/**
 * Keeps the address of a public page in the chosen language. At a page load it is the other way round: the address says
 * the language (platform/preferences.ts).
 */
export function InLanguage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = pathIn(useStore(language), pathname);
  useEffect(() => {
    if (wanted === pathname) return;
    void navigate(wanted + search + hash, { replace: true, state: SAME_PAGE });
  }, [wanted, pathname, search, hash, navigate]);
  useEffect(() => {
    if (languageOfPath(pathname) === null && !PUBLIC_PATHS.includes(pathname)) keepNamedLanguage();
  }, [pathname]);
  return <Outlet />;
}
