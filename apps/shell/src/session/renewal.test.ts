import type { SupabaseClient } from './create-client.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackendClient } from './backend-client.ts';
import { createEndingCause } from './ending.ts';
import { sessionStorageKey } from './stored-session.ts';

// The shell's own client, with the genuine supabase-js in it: only the server is a stand-in.
const URL_OF_BACKEND = 'https://morning.example.org';
const KEY = sessionStorageKey(URL_OF_BACKEND);
const REFRESH = 'POST /auth/v1/token?grant_type=refresh_token';

const calls: { readonly line: string; readonly at: number }[] = [];
let client: SupabaseClient | undefined;

const sessionFor = (seconds: number) => ({
  access_token: `head.${btoa(JSON.stringify({ sub: 'a' }))}.signature`,
  refresh_token: `refresh ${calls.length}`,
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: 'a', aud: 'authenticated', email: 'amal@example.org', app_metadata: {} },
});

/** Opens the shell's client on a device that keeps a session of so many seconds. */
async function open(life: number, answer: (line: string) => Response): Promise<SupabaseClient> {
  localStorage.setItem(KEY, JSON.stringify(sessionFor(life)));
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${pathname}${search}`;
    calls.push({ line, at: Date.now() });
    return Promise.resolve(answer(line));
  });
  const backend = { url: URL_OF_BACKEND, anonKey: 'public' };
  const config = () => Promise.resolve({ backend, allowedOrigins: [] });
  client = await createBackendClient(config, createEndingCause()).client();
  return client;
}

const renewed = () => Response.json(sessionFor(3_600));
const down = (status: number) => () => new Response('{}', { status });

beforeEach(() => {
  // A whole second: sessions end at one.
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  calls.length = 0;
});
afterEach(async () => {
  await client?.auth.stopAutoRefresh();
  client = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the session of an open page', () => {
  /** How long it had left at each renewal, in seconds, while `seconds` pass. */
  async function renewals(life: number, seconds: number): Promise<number[]> {
    const end = Math.floor(Date.now() / 1000) + life;
    await open(life, renewed);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(new Set(calls.map(({ line }) => line)).size).toBeLessThanOrEqual(1);
    await client?.auth.stopAutoRefresh();
    localStorage.clear();
    return calls.splice(0).map(({ at }) => Math.round(end - at / 1000));
  }

  it('is looked at every 30 s, and renewed when 3 of these ticks or fewer remain (DATA-270, DATA-271)', async () => {
    // With 200 s there are 6, 5, 4 whole ticks left at 0, 30, 60 s, and 3 at 90 s.
    expect(await renewals(200, 89)).toEqual([]);
    expect(await renewals(200, 300)).toEqual([110]);
    expect(await renewals(130, 29)).toEqual([]);
    expect(await renewals(130, 31)).toEqual([100]);
  });

  it('is renewed at once with 90 s or less (DATA-272)', async () => {
    expect(await renewals(90, 1)).toEqual([90]);
    expect(await renewals(45, 1)).toEqual([45]);
    expect(await renewals(121, 1)).toEqual([]);
  });

  it('is renewed before a read, which is never sent with a token about to end (DATA-272)', async () => {
    const supabase = await open(89, (line) => (line === REFRESH ? renewed() : Response.json([])));
    const read = supabase.from('goals').select();
    await vi.advanceTimersByTimeAsync(10);
    expect((await read).error).toBeNull();
    expect(calls.map(({ line }) => line)).toEqual([REFRESH, 'GET /rest/v1/goals?select=*']);
  });

  it('is tried again after 200 ms, then after twice as long each time, within 30 s (DATA-273, DATA-274, DATA-275)', async () => {
    await open(3_600, down(503));
    const began = Date.now();
    const refreshed = client?.auth.refreshSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await refreshed)?.error?.name).toBe('AuthRetryableFetchError');
    const waits = calls.map(({ at }) => at - began).filter((wait) => wait < 30_000);
    expect(waits).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400]);
  });

  it.each([
    [502, 'DATA-267'],
    [503, 'DATA-268'],
    [504, 'DATA-269'],
  ])('is kept when the server answers %i (%s)', async (status) => {
    const supabase = await open(20, down(status));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.length).toBeGreaterThan(3);
    expect(localStorage.getItem(KEY)).toContain('refresh 0');
    const refreshed = supabase.auth.refreshSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await refreshed).error?.name).toBe('AuthRetryableFetchError');
  });

  it('is gone when the server refuses it', async () => {
    await open(20, down(400));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
