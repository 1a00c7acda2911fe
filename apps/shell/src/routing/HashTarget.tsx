import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long a part of a page may take to appear: its feature may still have to be loaded. */
const PATIENCE_MS = 10_000;

/**
 * Leads to the part of the page that the address names after `#`, once it is there: features are mounted later than the
 * address changes. Focus goes along, so that the keyboard goes on from there.
 */
export function HashTarget() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const id = decodeURIComponent(hash.slice(1));
    const look = () => {
      const target = document.getElementById(id);
      if (!target) return false;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView();
      return true;
    };
    if (look()) return;
    const observer = new MutationObserver(() => {
      if (look()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hash, key]);
  return null;
}
