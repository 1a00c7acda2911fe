import type { BackendV1 } from '@nafas/platform';

/** A backend without rows, or one that is not reached. */
export function fakeBackend(isAway = false): BackendV1 {
  const answer = isAway
    ? { status: 0, data: null, error: { code: '', message: 'TypeError: fetch failed' } }
    : { status: 200, data: [], error: null };
  const chain: Record<string, unknown> = {};
  for (const name of ['select', 'order', 'limit', 'eq', 'range', 'not', 'retry']) {
    chain[name] = () => chain;
  }
  chain['then'] = (resolve: (value: unknown) => unknown) => Promise.resolve(answer).then(resolve);
  return { from: () => chain } as unknown as BackendV1;
}
