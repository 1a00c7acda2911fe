import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SAME_PAGE } from '../../../base/paths.ts';

/**
 * Brings what the hash of the address names into view, since the browser looks for it before the page is drawn; without
 * a hash a newly opened page starts at its top.
 */
export function useHashTarget(): void {
  const { hash, pathname, key, state } = useLocation();
  useEffect(() => {
    // The page is the same one in another language: the reader stays where they are.
    if ((state as Partial<typeof SAME_PAGE> | null)?.isSamePage) return;
    if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    else document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, pathname, key, state]);
}
