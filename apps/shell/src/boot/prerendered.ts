import type { Language } from '@nafas/platform';

/** The name of the page made for unknown addresses; the others are named by their address. */
export const NOT_FOUND = 'not-found';

/** Whether what stands in the document was made at build time for this address and language, so that it can be kept. */
export function isPrerendered(root: HTMLElement, pathname: string, language: Language): boolean {
  const { page } = root.dataset;
  if (page === undefined || root.ownerDocument.documentElement.lang !== language) return false;
  const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return page === NOT_FOUND || page.replace(/(.)\/$/, '$1') === address;
}

/** Whether the document is the page for addresses that nothing has: shown until the registry says otherwise. */
export const isNotFoundDocument = (root: HTMLElement): boolean =>
  root.dataset['page'] === NOT_FOUND;
