import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEndingCause } from './ending.ts';
import { sessionFetch } from './session-fetch.ts';

const URL_BASE = 'https://db.example.org';
const KEY = 'sb-db-auth-token';
const served = vi.fn<(request: Request) => Promise<Response>>();
const ending = createEndingCause();
const own = sessionFetch({ url: URL_BASE, anonKey: 'public', storageKey: KEY, ending });
const json = (body: unknown, status = 200) => Response.json(body, { status });
const token = (grant: string) =>
  own(`${URL_BASE}/auth/v1/token?grant_type=${grant}`, { method: 'POST', body: '{}' });
const read = (bearer?: string) =>
  own(`${URL_BASE}/rest/v1/goals`, {
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  });

beforeEach(() => {
  served.mockReset().mockImplementation(async () => json([]));
  vi.stubGlobal('fetch', served);
  localStorage.clear();
  ending.set(null);
});
afterEach(() => vi.unstubAllGlobals());

describe('the end of a session', () => {
  it('is counted on the clock of this device, whatever the clock of the server says', async () => {
    served.mockResolvedValue(json({ access_token: 'a', expires_in: 3600, expires_at: 1 }));
    expect(await (await token('password')).json()).toEqual({
      access_token: 'a',
      expires_in: 3600,
    });
  });

  it('leaves every other answer as it is', async () => {
    served.mockResolvedValue(json({ expires_at: 1 }));
    expect(await (await token('password')).json()).toEqual({ expires_at: 1 });
    served.mockResolvedValue(new Response('not json', { headers: { 'content-type': 'x/json' } }));
    expect(await (await token('password')).text()).toBe('not json');
    served.mockResolvedValue(new Response(null, { status: 204 }));
    expect((await token('password')).status).toBe(204);
  });
});

describe('a refresh', () => {
  it.each([429, 500, 502, 503])('that is answered %i is tried again later', async (status) => {
    served.mockResolvedValue(json({}, status));
    expect((await token('refresh_token')).status).toBe(503);
    expect(ending.take()).toBe('elsewhere');
  });

  it('that is refused names the reason of the end that follows', async () => {
    served.mockResolvedValue(json({ error_code: 'refresh_token_not_found' }, 400));
    expect((await token('refresh_token')).status).toBe(400);
    expect(ending.take()).toBe('refused');
  });

  it('that works takes an earlier refusal back', async () => {
    ending.set('refused');
    await token('refresh_token');
    expect(ending.take()).toBe('elsewhere');
  });

  it('is told from a sign-in, whose answers are its own', async () => {
    served.mockResolvedValue(json({}, 429));
    expect((await token('password')).status).toBe(429);
    served.mockResolvedValue(json({}, 400));
    await token('password');
    expect(ending.take()).toBe('elsewhere');
  });
});

describe('a session that another device ended', () => {
  const look = () => own(`${URL_BASE}/auth/v1/user`, { headers: { authorization: 'Bearer a' } });

  it.each([
    { code: 403, error_code: 'session_not_found', msg: 'Session from session_id claim is gone' },
    { code: 'session_not_found', message: 'Session from session_id claim is gone' },
  ])('is known by the answer to any question about the account: %j', async (body) => {
    served.mockResolvedValue(json(body, 403));
    const answer = await look();
    expect(await answer.json()).toEqual(body);
    expect(ending.take()).toBe('refused');
  });

  it.each([
    [403, { error_code: 'insufficient_aal' }],
    [403, null],
    [404, { error_code: 'session_not_found' }],
  ])('is told from other refusals: %i %j', async (status, body) => {
    served.mockResolvedValue(json(body, status));
    await look();
    expect(ending.take()).toBe('elsewhere');
  });
});

describe('a session that could not be refreshed yet', () => {
  it.each([undefined, 'public'])(
    'asks and stores nothing in nobody’s name (%s)',
    async (bearer) => {
      localStorage.setItem(KEY, JSON.stringify({ user: { id: 'a' } }));
      await expect(read(bearer)).rejects.toThrow(TypeError);
      expect(served).not.toHaveBeenCalled();
    },
  );

  it('does not hold back who has a token, or has no session', async () => {
    expect((await read('public')).ok).toBe(true);
    localStorage.setItem(KEY, JSON.stringify({ user: { id: 'a' } }));
    expect((await read('token')).ok).toBe(true);
    localStorage.setItem(KEY, 'damaged');
    expect((await read()).ok).toBe(true);
    expect(served).toHaveBeenCalledTimes(3);
  });
});
