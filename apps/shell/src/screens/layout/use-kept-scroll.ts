import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { returnTo } from './return-to.ts';

/**
 * Scrolls to the beginning of each page that is gone to, and of one that is gone back to, to where it was left: a browser
 * can't do that itself, since the page is not there yet when it tries.
 */
export function useKeptScroll(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const kept = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  /** Whose place is noted; nobody's while a page comes to its own. */
  const noted = useRef<string | null>(key);

  useEffect(() => {
    const note = () => {
      // A page that is left may become lower before the next one is here, and the browser scrolls it then.
      if (noted.current === null || location.pathname !== shown.current) return;
      kept.current.set(noted.current, scrollY);
    };
    // A page that is loaded anew is scrolled by the browser.
    const letBrowser = () => (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', letBrowser);
    return () => {
      letBrowser();
      removeEventListener('scroll', note);
      removeEventListener('pagehide', letBrowser);
    };
  }, []);

  // Before the browser scrolls what is left of the page.
  useLayoutEffect(() => {
    noted.current = key;
    if (shown.current === pathname) return;
    shown.current = pathname;
    noted.current = null;
    return returnTo(isBack ? (kept.current.get(key) ?? 0) : 0, () => (noted.current = key));
  }, [key, pathname, isBack]);
}
