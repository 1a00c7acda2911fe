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
    const keys = () => Promise.resolve([`${'A'.repeat(43)}=`]);

    it.each([
      ['missing', null],
      ['none of these keys’', { signatures: [{ registry: 'x', signature: 'AAAA' }] }],
    ])('a registry whose signature is %s is refused with NF104', async (_case, document) => {
      signed(document);
      const { error } = await settled(loadRegistry(keys));
      expect(error).toMatchObject({ code: 'NF104', phase: 'registry', app: null });
    });

    it('the last good copy is used in its place', async () => {
      answers(createDocument(goals));
      await settled(loadRegistry());
      signed(null);
      const { value } = await settled(loadRegistry(keys));
      expect(value?.apps).toEqual({ 'nafas/goals': [goals] });
      expect(value?.stale).toMatchObject({ code: 'NF104' });
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
