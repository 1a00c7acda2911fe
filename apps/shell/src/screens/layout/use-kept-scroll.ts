import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { returnTo } from './return-to.ts';

/** A browser tells of a scroll with the next frame; on a busy device a link is followed before. */
const TELLING = ['scroll', 'click'] as const;

/**
 * Scrolls to the top of each page that is gone to, and where it is gone back to, to where that was left, as long as the tab is not
 * loaded anew. The browser and React Router's `ScrollRestoration` try once, when the page of a feature is not there yet, and
 * the latter goes to the top at each change of a filter.
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
    // The browser would scroll the page that is left.
    history.scrollRestoration = 'manual';
    for (const event of TELLING) addEventListener(event, note, { capture: true, passive: true });
    return () => {
      history.scrollRestoration = 'auto';
      for (const event of TELLING) removeEventListener(event, note, true);
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
