import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings what the hash of the address names into view, since the browser looks for it before the page is drawn; without
 * a hash a newly opened page starts at its top.
 */
export function useHashTarget(): void {
  const { hash, pathname, key } = useLocation();
  useEffect(() => {
    if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    else document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, pathname, key]);
}
