import { describe, expect, it } from 'vitest';
import { cachedFetch, type FileCaches } from './cached-fetch.ts';

const URL_OF_MODEL = 'https://apps.example/model.bin';

/** As much of Cache Storage as is used, in memory. */
function memoryCaches({ full = false } = {}) {
  const kept = new Map<string, Response>();
  const plain = (key: string) => key.split('?')[0];
  const cache = {
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    put: (key: string, response: Response) => {
      if (full) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      kept.set(key, response);
      return Promise.resolve();
    },
    keys: (url: string) =>
      Promise.resolve(
        [...kept.keys()].filter((key) => plain(key) === plain(url)).map((key) => new Request(key)),
      ),
    delete: (request: Request) => Promise.resolve(kept.delete(request.url)),
  };
  return { kept, caches: { open: () => Promise.resolve(cache) } as unknown as FileCaches };
}

/** A network that answers with the given bodies in turn, then is gone. */
function network(...bodies: readonly string[]) {
  const asked: RequestInit[] = [];
  const fetchFile: typeof fetch = (_, init) => {
    const body = bodies[asked.length];
    asked.push(init ?? {});
    return body === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(body));
  };
  return { asked, fetchFile };
}

const readText = async (response: Promise<Response>) => (await response).text();

describe('cachedFetch', () => {
  it('asks the network once for a file with a hash, and passes the hash on', async () => {
    const { caches } = memoryCaches();
    const { asked, fetchFile } = network('weights');
    const get = () => cachedFetch({ fetchFile, caches })(URL_OF_MODEL, { integrity: 'sha384-a' });
    expect(await readText(get())).toBe('weights');
    expect(await readText(get())).toBe('weights');
    expect(asked).toEqual([{ integrity: 'sha384-a' }]);
  });

  it('takes no file for another version of it, and keeps only the last', async () => {
    const { caches, kept } = memoryCaches();
    const { fetchFile } = network('old', 'new');
    const get = (integrity: string) =>
      readText(cachedFetch({ fetchFile, caches })(URL_OF_MODEL, { integrity }));
    expect(await get('sha384-old')).toBe('old');
    expect(await get('sha384-new')).toBe('new');
    await expect.poll(() => kept.size).toBe(1);
    await expect(get('sha384-old')).rejects.toThrow('Failed to fetch');
  });

  it('without a hash asks each time, and falls back on what it has', async () => {
    const { caches } = memoryCaches();
    const { asked, fetchFile } = network('first', 'second');
    const get = () => readText(cachedFetch({ fetchFile, caches })(URL_OF_MODEL));
    expect(await get()).toBe('first');
    expect(await get()).toBe('second');
    expect(await get()).toBe('second');
    expect(asked).toHaveLength(3);
  });

  it('keeps no error page', async () => {
    const { caches, kept } = memoryCaches();
    const fetchFile = () => Promise.resolve(new Response('', { status: 503 }));
    expect((await cachedFetch({ fetchFile, caches })(URL_OF_MODEL)).status).toBe(503);
    expect(kept.size).toBe(0);
  });

  it('is a plain fetch where the storage is full, fails or is not there', async () => {
    const failing = { open: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    for (const caches of [memoryCaches({ full: true }).caches, failing, null]) {
      const { fetchFile } = network('weights');
      const get = cachedFetch({ fetchFile, caches });
      expect(await readText(get(URL_OF_MODEL, { integrity: 'sha384-a' }))).toBe('weights');
    }
  });
});
