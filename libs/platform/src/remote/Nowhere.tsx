import { useEffect } from 'react';
import { useMount, useViewLocation } from './context.ts';

/**
 * For `path="*"` of a page with addresses of its own: there is nothing here. It draws nothing, the host has the words: it
 * alone knows who is signed in, and what stands around a page.
 */
export function Nowhere() {
  const { onNotFound } = useMount();
  const { pathname } = useViewLocation();
  useEffect(() => onNotFound?.(pathname), [onNotFound, pathname]);
  return null;
}
