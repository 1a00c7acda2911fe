import { fakePlatform } from '@nafas/platform/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { pollNotifications } from './poll-notifications.ts';

it('asks nothing and reports nothing for a scope that has ended', async () => {
  const backend = vi.fn(() => Promise.reject(new Error('This scope has ended.')));
  const scope = { mode: 'real', userId: 'u1', signal: AbortSignal.abort() } as const;
  const { platform, calls } = fakePlatform({ backend, scope });
  const stop = pollNotifications(new QueryClient(), platform, vi.fn());
  await new Promise((resolve) => setImmediate(resolve));
  expect(backend).not.toHaveBeenCalled();
  expect(calls.reported).toEqual([]);
  stop();
});
