import { type BackendV1, createStore, type Connectivity } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from './settings.ts';
import { settingsStore } from './settings-store.ts';

const row = (time_zone: string) => ({ ...DEFAULT_SETTINGS, timeZone: undefined, time_zone });

/** A signed-in person's platform whose settings answer as `answers` says, one after the other. */
function having(...answers: (string | number)[]) {
  const connectivity = createStore<Connectivity>('online');
  const ended = new AbortController();
  const get = vi.fn(() => {
    const answer = answers.shift() ?? 500;
    return Promise.resolve(
      typeof answer === 'string'
        ? { status: 200, data: [row(answer)], error: null }
        : { status: answer, data: null, error: { code: '', message: 'made to fail' } },
    );
  });
  const from = () => ({ select: () => ({ eq: () => ({ retry: get }) }) });
  const { platform } = fakePlatform({
    scope: { mode: 'real', userId: 'user-1', signal: ended.signal },
    connectivity,
    backend: () => Promise.resolve({ from } as unknown as BackendV1),
  });
  return { platform, connectivity, get, end: () => ended.abort(), store: settingsStore(platform) };
}

const zoneIs = (store: ReturnType<typeof settingsStore>, zone: string | null) =>
  vi.waitFor(() => expect((store.get() ?? { timeZone: store.get() }).timeZone).toBe(zone));

test('unknown at first, then as saved, and asked for once', async () => {
  const { platform, store, get } = having('Asia/Riyadh');
  expect(store.get()).toBeUndefined();
  expect(settingsStore(platform)).toBe(store);
  await zoneIs(store, 'Asia/Riyadh');
  expect(get).toHaveBeenCalledOnce();
});

test('follows a change, and keeps what is known when that can’t be asked for', async () => {
  const { platform, store, get } = having('Asia/Riyadh', 'Asia/Tokyo', 503);
  await zoneIs(store, 'Asia/Riyadh');
  platform.invalidate('settings');
  await zoneIs(store, 'Asia/Tokyo');
  platform.invalidate('settings');
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(3));
  await Promise.resolve();
  expect(store.get()).toMatchObject({ timeZone: 'Asia/Tokyo' });
});

test('what could not be asked for counts as none, and is asked for when the network is back', async () => {
  const { connectivity, store } = having(0, 'Asia/Riyadh');
  await zoneIs(store, null);
  connectivity.set('offline');
  connectivity.set('online');
  await zoneIs(store, 'Asia/Riyadh');
});

test('after the end of the scope nothing is asked for', async () => {
  const { platform, store, get, end } = having('Asia/Riyadh', 'Asia/Tokyo');
  await zoneIs(store, 'Asia/Riyadh');
  end();
  platform.invalidate('settings');
  expect(get).toHaveBeenCalledOnce();
});
