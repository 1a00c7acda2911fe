import { PlatformError } from '@nafas/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVersion } from '../testing/registry-records.ts';
import { createHealth } from './health.ts';

const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(null)));
const ending = { controller: new AbortController() };
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as unknown);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  ending.controller = new AbortController();
});
afterEach(() => {
  ending.controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockClear();
});

const made = () =>
  createHealth({
    config: () =>
      Promise.resolve({
        backend: { url: 'https://b.example', anonKey: 'public' },
        allowedOrigins: [],
      }),
    shell: '1.0.0',
    signal: ending.controller.signal,
  });

it('gathers counts of names and versions, and sends them once', async () => {
  const health = made();
  const goals = createVersion('goals');
  const named = { app: 'goals', version: '1.0.0' };
  for (let n = 0; n < 3; n += 1) health.asked(goals);
  health.failed(new PlatformError('NF150', 'I feel terrible', { app: 'goals' }), goals);
  health.measured('LCP', 1_234.5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toEqual([
    {
      shell: '1.0.0',
      errors: [{ ...named, code: 'NF150', phase: 'mount', count: 1 }],
      mounts: [{ ...named, count: 3 }],
      vitals: [{ name: 'LCP', value: 1_200 }],
    },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('sends what it has when the page is left, and minds no failure', async () => {
  const health = made();
  health.asked(createVersion('goals'));
  fetched.mockRejectedValueOnce(new TypeError('network'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});
