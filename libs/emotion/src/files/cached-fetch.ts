/** The part of the browser's Cache Storage that is used here. */
export type FileCaches = Pick<CacheStorage, 'open'>;

/** Where the pieces of cachedFetch come from; the browser's own when left out. */
export interface CachedFetchOptions {
  readonly fetchFile?: typeof fetch;
  /** null: keep nothing. */
  readonly caches?: FileCaches | null;
}

/** The cache the models and packs are kept in, on this device. */
export const MODEL_CACHE = 'nafas-emotion-models';

/**
 * A fetch that keeps models, packs and workers on the device, so that the engines start offline. A file named with its
 * integrity is taken from the cache without asking the network: the hash is part of the key, and only what the browser
 * has checked against it was kept. A file without one is asked for each time, and taken from the cache when the network
 * does not answer. Where there is no Cache Storage, or it is full, it is a plain fetch.
 */
export function cachedFetch(options: CachedFetchOptions = {}): typeof fetch {
  const fetchFile = options.fetchFile ?? ((input, init) => fetch(input, init));
  const storage = options.caches === undefined ? browserCaches() : options.caches;
  return async (input, init) => {
    const cache = await storage?.open(MODEL_CACHE).catch(() => undefined);
    if (!cache) return fetchFile(input, init);
    const url = getAddress(input);
    const key = getKey(url, init?.integrity);
    const kept = await cache.match(key);
    if (kept && init?.integrity) return kept;
    try {
      const response = await fetchFile(input, init);
      // Not waited for: the caller sees the bytes as they come.
      if (response.ok) void keep(cache, key, url, response.clone());
      return response;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  };
}

/** The whole address without a fragment, as the cache will give it back. */
function getAddress(input: RequestInfo | URL): string {
  const here = (globalThis as { location?: Location }).location?.href;
  const url = new URL(input instanceof Request ? input.url : input, here);
  url.hash = '';
  return url.href;
}

/** Cache Storage leaves fragments out of its comparison, so the hash goes into the query. */
function getKey(url: string, integrity: string | undefined): string {
  if (!integrity) return url;
  return `${url}${url.includes('?') ? '&' : '?'}integrity=${encodeURIComponent(integrity)}`;
}

/** Keeps the file and drops its older versions; a full disk is no reason to fail. */
async function keep(cache: Cache, key: string, url: string, response: Response): Promise<void> {
  try {
    await cache.put(key, response);
    const old = await cache.keys(url, { ignoreSearch: true });
    await Promise.all(old.filter((o) => o.url !== key).map((o) => cache.delete(o)));
  } catch {
    // Not kept: the next start asks the network again.
  }
}

/** Absent on pages without a secure context; some privacy settings make the look at it throw. */
function browserCaches(): FileCaches | null {
  try {
    return (globalThis as { caches?: CacheStorage }).caches ?? null;
  } catch {
    return null;
  }
}
