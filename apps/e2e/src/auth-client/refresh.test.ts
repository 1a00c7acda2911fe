import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClient, deviceWith, sessionFor } from './stand-in.ts';

// A whole second: sessions end at one.
beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const down = (status: number) => () => new Response('{}', { status });

describe('a server that answers 5xx', () => {
  it.each([502, 503, 504])(
    'is told from one that refuses: %i (DATA-267, DATA-268, DATA-269)',
    async (status) => {
      const { client } = createTestClient(down(status));
      const { error } = await client.auth.signInWithPassword({ email: 'a@b.co', password: 'x' });
      expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status });
    },
  );

  it('is not what a refusal is called', async () => {
    for (const status of [400, 422, 429]) {
      const { client } = createTestClient(down(status));
      const { error } = await client.auth.signInWithPassword({ email: 'a@b.co', password: 'x' });
      expect(error?.name).toBe('AuthApiError');
    }
  });
});

describe('a refresh that fails', () => {
  it('is tried again after 200 ms, then after twice as long each time, within 30 s (DATA-273, DATA-274, DATA-275)', async () => {
    const { client, calls } = createTestClient(down(503));
    const began = Date.now();
    const refreshed = client.auth.refreshSession({ refresh_token: 'kept' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await refreshed).error?.name).toBe('AuthRetryableFetchError');
    expect(calls.map(({ at }) => at - began)).toEqual([
      0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400,
    ]);
    expect(new Set(calls.map(({ line }) => line))).toEqual(
      new Set(['POST /auth/v1/token?grant_type=refresh_token']),
    );
  });

  it('by a refusal is not tried again', async () => {
    const { client, calls } = createTestClient(down(400));
    const refreshed = client.auth.refreshSession({ refresh_token: 'kept' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await refreshed).error?.name).toBe('AuthApiError');
    expect(calls).toHaveLength(1);
  });
});

describe('the refresh before the end', () => {
  /** How long each session had left when it was refreshed, in seconds, while `seconds` pass. */
  async function countRefreshes(life: number, seconds: number): Promise<number[]> {
    const end = Math.floor(Date.now() / 1000) + life;
    const { client, calls } = createTestClient(() => Response.json(sessionFor(3_600)), {
      persistSession: true,
      autoRefreshToken: true,
      storage: deviceWith(sessionFor(life)),
    });
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await client.auth.stopAutoRefresh();
    return calls.map(({ at }) => Math.round(end - at / 1000));
  }

  it('is looked at every 30 s, and made when 3 of these ticks or fewer remain (DATA-270, DATA-271)', async () => {
    // With 200 s there are 6, 5, 4 whole ticks left at 0, 30, 60 s, and 3 at 90 s.
    expect(await countRefreshes(200, 89)).toEqual([]);
    expect(await countRefreshes(200, 300)).toEqual([110]);
    expect(await countRefreshes(130, 29)).toEqual([]);
    expect(await countRefreshes(130, 31)).toEqual([100]);
  });

  it('is made at once with 90 s or less (DATA-272)', async () => {
    expect(await countRefreshes(90, 1)).toEqual([90]);
    expect(await countRefreshes(45, 1)).toEqual([45]);
    expect(await countRefreshes(121, 1)).toEqual([]);
  });

  it('is made before a read, too, which is never sent with a token about to end (DATA-272)', async () => {
    const device = deviceWith(sessionFor(89));
    const { client, calls } = createTestClient(
      ({ line }) => Response.json(line.includes('/token') ? sessionFor(3_600) : []),
      { persistSession: true, storage: device },
    );
    const read = client.from('goals').select();
    await vi.advanceTimersByTimeAsync(10);
    await read;
    expect(calls.map(({ line }) => line)).toEqual([
      'POST /auth/v1/token?grant_type=refresh_token',
      'GET /rest/v1/goals?select=*',
    ]);
  });
});
