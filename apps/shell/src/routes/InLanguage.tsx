import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { pathIn, SAME_PAGE } from '../base/paths.ts';
import { useLanguage } from '../runtime/runtime-context.ts';

/**
 * Keeps the address of a public page in the chosen language. At a page load it is the other way round: the address says
 * the language (preferences/preferences.ts).
 */
export function InLanguage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = pathIn(useLanguage(), pathname);
  useEffect(() => {
    if (wanted === pathname) return;
    void navigate(wanted + search + hash, { replace: true, state: SAME_PAGE });
  }, [wanted, pathname, search, hash, navigate]);
  return <Outlet />;
}
