import type { BackendV1 } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import type { SupabaseClient } from '../../session/create-client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { subscribe } from './subscribe.ts';

const channel = { on: vi.fn(), subscribe: vi.fn() };
const realtime = { channel: vi.fn(() => channel), removeChannel: vi.fn() };
const client = () =>
  Promise.resolve({ realtime: async () => realtime } as unknown as SupabaseClient);
const heard = { onNew: vi.fn(), onConnection: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  channel.on.mockReturnValue(channel);
  channel.subscribe.mockReturnValue(channel);
});

function person(realtime: boolean, userId: string | null = 'a') {
  const { platform, endScope } = fakePlatform();
  const backend = () => Promise.resolve({ capabilities: { realtime } } as BackendV1);
  const scope = { ...platform.scope, mode: 'real', userId } as const;
  const subscription = { ...heard, signal: scope.signal };
  return { platform: { ...platform, scope, backend }, subscription, endScope };
}

test('listens to this person’s new rows, says whether it is told, and ends when it is ended', async () => {
  const { platform, subscription, endScope } = person(true);
  await subscribe(platform, client, subscription);
  const [kind, rows, onRow] = channel.on.mock.calls[0] ?? [];
  expect(kind).toBe('postgres_changes');
  expect(rows).toMatchObject({ event: 'INSERT', table: 'notifications', filter: 'user_id=eq.a' });
  onRow();
  expect(heard.onNew).toHaveBeenCalledOnce();
  const [onStatus] = channel.subscribe.mock.calls[0] ?? [];
  for (const status of ['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED', 'TIMED_OUT', 'CLOSED']) {
    onStatus(status);
  }
  expect(heard.onConnection.mock.calls.flat()).toEqual([true, false, true, false, false]);
  expect(realtime.removeChannel).not.toHaveBeenCalled();
  endScope();
  expect(realtime.removeChannel).toHaveBeenCalledExactlyOnceWith(channel);
});

test.each([
  ['where the backend can’t', () => person(false)],
  ['for nobody', () => person(true, null)],
])('connects nothing %s', async (_where, make) => {
  const { platform, subscription } = make();
  await subscribe(platform, client, subscription);
  expect(realtime.channel).not.toHaveBeenCalled();
});

test('connects nothing for whoever left meanwhile', async () => {
  const { platform, subscription, endScope } = person(true);
  const subscribing = subscribe(platform, client, subscription);
  endScope();
  await subscribing;
  expect(realtime.channel).not.toHaveBeenCalled();
});
