import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocument, createVersion } from '../testing/registry-records.ts';
import { loadRegistry, loadRegistryTexts } from './load-registry.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

/** Lets the retries' waits pass. */
async function settled<T>(promise: Promise<T>) {
  const outcome = promise.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  localStorage.clear();
});

const goals = createVersion('goals');

describe('loadRegistry', () => {
  it('reads the server and is not stale', async () => {
    answers(createDocument(goals));
    const { value } = await settled(loadRegistry());
    expect(value?.apps).toEqual({ 'nafas/goals': [goals] });
    expect(value?.stale).toBeNull();
    expect(fetched.mock.calls[0]?.[0]).toBe('/registry.json');
  });

  it('tries a second time before it gives up', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'));
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(createDocument(goals))));
    const { value } = await settled(loadRegistry());
    expect(value?.stale).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['NF100', 'does not answer', () => fetched.mockRejectedValue(new TypeError('network'))],
    ['NF100', 'answers 500', () => answers({}, 500)],
    ['NF101', 'is invalid', () => answers({ schema: 'another' })],
  ])('fails with %s when the server %s and no copy is there', async (code, _case, arrange) => {
    arrange();
    const { error } = await settled(loadRegistry());
    expect(error).toMatchObject({ code, phase: 'registry', app: null });
  });

  it.each([
    ['NF100', () => fetched.mockRejectedValue(new TypeError('network'))],
    ['NF101', () => answers({ schema: 'another' })],
  ])('uses the last good copy and says why: %s', async (code, arrange) => {
    answers(createDocument(goals));
    await settled(loadRegistry());
    arrange();
    const { value } = await settled(loadRegistry());
    expect(value?.apps).toEqual({ 'nafas/goals': [goals] });
    expect(value?.stale).toMatchObject({ code });
  });

  it('does not overwrite the good copy with a bad answer', async () => {
    answers(createDocument(goals));
    await settled(loadRegistry());
    const copy = localStorage.getItem('nafas.registry.v1');
    answers({ schema: 'another' });
    await settled(loadRegistry());
    expect(localStorage.getItem('nafas.registry.v1')).toBe(copy);
  });

  it('takes a spoiled copy for none', async () => {
    localStorage.setItem('nafas.registry.v1', '{"schema":');
    fetched.mockRejectedValue(new TypeError('network'));
    expect((await settled(loadRegistry())).error).toMatchObject({ code: 'NF100' });
  });

  it('works with a full storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    answers(createDocument(goals));
    expect((await settled(loadRegistry())).value?.stale).toBeNull();
  });

  it('works where storage is forbidden altogether', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    answers(createDocument(goals));
    expect((await settled(loadRegistry())).value?.stale).toBeNull();
    fetched.mockRejectedValue(new TypeError('network'));
    expect((await settled(loadRegistry())).error).toMatchObject({ code: 'NF100' });
  });

  describe('where the configuration names keys', () => {
    const signed = (document: unknown) =>
      fetched.mockImplementation((url) =>
        Promise.resolve(
          url.endsWith('.sig')
            ? new Response(JSON.stringify(document), { status: document === null ? 404 : 200 })
            : new Response(JSON.stringify(createDocument(goals))),
        ),
      );
    // The base point of P-256: a public key that signed nothing here.
    const keys = () =>
      Promise.resolve([
        'BGsX0fLhLEJH+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfU=',
      ]);

    it.each([
      ['missing', null],
      ['none of these keys’', { signatures: [{ registry: 'x', signature: 'AAAA' }] }],
    ])('a registry whose signature is %s is refused with NF104', async (_case, document) => {
      signed(document);
      const { error } = await settled(loadRegistry(keys));
      expect(error).toMatchObject({ code: 'NF104', phase: 'registry', app: null });
    });

    it('a copy that nobody signed does not stand in for it', async () => {
      answers({ ...createDocument(goals), isVerified: true });
      await settled(loadRegistry());
      signed(null);
      const { error } = await settled(loadRegistry(keys));
      expect(error).toMatchObject({ code: 'NF104' });
    });

    it('nothing is taken unsigned because the keys could not be read: NF100', async () => {
      answers(createDocument(goals));
      const { error } = await settled(loadRegistry(() => Promise.reject(new TypeError('network'))));
      expect(error).toMatchObject({ code: 'NF100' });
      expect(localStorage).toHaveLength(0);
    });
  });

  describe('where it is signed', () => {
    const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const encode = (data: ArrayBuffer | Uint8Array) =>
      Buffer.from(data as Uint8Array).toString('base64');
    let keys: () => Promise<readonly string[]>;
    let serve: (serial: number | undefined, version: string) => Promise<void>;

    beforeEach(async () => {
      const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
      const publicKey = encode(await crypto.subtle.exportKey('raw', pair.publicKey));
      keys = () => Promise.resolve([publicKey]);
      serve = async (serial, version) => {
        const record = { ...goals, metadata: { ...goals.metadata, version } };
        const text = JSON.stringify({ ...createDocument(record), serial });
        const bytes = new TextEncoder().encode(text);
        const hash = await crypto.subtle.digest('SHA-256', bytes);
        const signature = encode(await crypto.subtle.sign(ecdsa, pair.privateKey, bytes));
        const made = { registry: Buffer.from(hash).toString('hex'), signature };
        fetched.mockImplementation((url) =>
          Promise.resolve(
            new Response(url.endsWith('.sig') ? JSON.stringify({ signatures: [made] }) : text),
          ),
        );
      };
    });

    /** The version that is in use, and why it is not the server's. */
    const load = async () => {
      const { value, error } = await settled(loadRegistry(keys));
      const code = (value?.stale ?? (error as { code?: string } | undefined))?.code;
      return [value?.apps['nafas/goals']?.[0]?.metadata.version, code];
    };

    it('takes a newer one and the same again, and refuses an older one: the last good copy goes on', async () => {
      await serve(7, '1.0.0');
      expect(await load()).toEqual(['1.0.0', undefined]);
      expect(await load()).toEqual(['1.0.0', undefined]);
      await serve(8, '0.9.0');
      expect(await load()).toEqual(['0.9.0', undefined]);
      await serve(7, '1.0.0');
      expect(await load()).toEqual(['0.9.0', 'NF105']);
      await serve(undefined, '1.0.0');
      expect(await load()).toEqual(['0.9.0', 'NF105']);
    });

    it('refuses an older one with NF105 where no copy could be kept', async () => {
      await serve(8, '1.0.0');
      await load();
      localStorage.removeItem('nafas.registry.v1');
      await serve(7, '1.0.0');
      expect(await load()).toEqual([undefined, 'NF105']);
    });

    it('remembers no number that was not signed', async () => {
      answers({ ...createDocument(goals), serial: Number.MAX_SAFE_INTEGER });
      await load();
      await settled(loadRegistry());
      await serve(7, '1.0.0');
      expect(await load()).toEqual(['1.0.0', undefined]);
    });

    it('takes what is signed where storage is forbidden', async () => {
      vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
      await serve(8, '1.0.0');
      await load();
      await serve(7, '0.9.0');
      expect(await load()).toEqual(['0.9.0', undefined]);
    });

    it('goes on with the copy whose signature was checked when the server’s is not signed: NF104', async () => {
      await serve(7, '1.0.0');
      await load();
      answers(createDocument(goals));
      expect(await load()).toEqual(['1.0.0', 'NF104']);
    });
  });
});

describe('loadRegistryTexts', () => {
  const keys = () => Promise.resolve([]);

  it('reads what stands beside the registry', async () => {
    const texts = { 'nafas/goals': { texts: { goals: 'Objectifs' }, keywords: {} } };
    answers(texts);
    await expect(loadRegistryTexts('fr', keys)).resolves.toEqual(texts);
    expect(fetched.mock.calls[0]?.[0]).toBe('/registry.fr.json');
  });

  it('a registry of before, with none beside it, is no failure; a server that fails is', async () => {
    answers({}, 404);
    await expect(loadRegistryTexts('fr', keys)).resolves.toEqual({});
    answers({}, 500);
    await expect(loadRegistryTexts('fr', keys)).rejects.toMatchObject({ code: 'NF100' });
  });
});
