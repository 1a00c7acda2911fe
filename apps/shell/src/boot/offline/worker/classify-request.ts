import { isUnder, PATHS } from '@nafas/platform';

/** The strategies by which the worker answers a request. */
export type Kind =
  /** A page: from the network, else the copy. */
  | 'page'
  /** A page below the dashboard: the copy of the document that all of them have, unless the network has another since. */
  | 'app'
  /** The configuration, the registry, an icon: from the network, else the last good one. */
  | 'document'
  /** A file whose name holds its hash: it never changes, so the copy is as good. */
  | 'hashed'
  /** Left to the browser. */
  | 'other';

const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|json|woff2?|svg|png)$/;
/** Files of this deployment whose names stay the same: what a page reads before anything else, and what stands for it. */
export const OWN_DOCUMENTS: readonly string[] = [
  '/config.json',
  '/registry.json',
  '/registry.json.sig',
  '/manifest.webmanifest',
  '/icons/48.png',
  '/icons/mark.svg',
  '/icons/180.png',
  '/icons/192.png',
];

/** The same in another language than English, kept once it was asked for. */
const IN_LANGUAGE = /^\/(?:manifest\.[\w-]+\.webmanifest|registry\.[\w-]+\.json(?:\.sig)?)$/;

/** Sorts a request. Feature apps' files are kept from any origin: what may be asked for is up to the CSP. */
export function classifyRequest(
  request: Pick<Request, 'method' | 'mode' | 'url' | 'cache'>,
  origin: string,
): Kind {
  if (request.method !== 'GET') return 'other';
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    if (url.origin !== origin) return 'other';
    // Who reloads a page asks for what there is now.
    const isReload = request.cache === 'no-cache' || request.cache === 'reload';
    return isUnder(url.pathname, PATHS.dashboard) && !isReload ? 'app' : 'page';
  }
  if (
    url.origin === origin &&
    (OWN_DOCUMENTS.includes(url.pathname) || IN_LANGUAGE.test(url.pathname))
  )
    return 'document';
  return HASHED.test(url.pathname) && url.search === '' ? 'hashed' : 'other';
}

/**
 * The pages that may stand for an address, the best one first: its own where it has one, then the English one, since not
 * every language is kept and a helpline in English is better than none, else the empty one that the script fills.
 */
export function keptPages(pathname: string, pages: readonly string[]): string[] {
  const wanted = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const own = pages.find((page) => page.replace(/(.)\/$/, '$1') === wanted);
  const plain = own?.replace(/^\/[a-z]{2,3}(?=\/)/, '') ?? '';
  const stand = [own, plain].filter((page) => page !== undefined && pages.includes(page));
  return [...new Set([...(stand as string[]), '/app.html'])];
}
