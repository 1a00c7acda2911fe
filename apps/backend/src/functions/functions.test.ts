import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORIGIN, TestBackend } from '../testing/test-backend.ts';

let test: TestBackend;
beforeAll(async () => {
  test = await TestBackend.start();
});
afterAll(() => test.remove());

function call(name: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${test.backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: test.backend.anonKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('the functions', () => {
  it('answer the app’s own origin, and a name that is none with 404', async () => {
    const answer = await call('client-errors', { code: 'NF120' }, { origin: ORIGIN });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect((await call('nothing', {})).status).toBe(404);
    expect((await call('toString', {})).status).toBe(404);
  });

  it('refuse a forged session as tables do', async () => {
    const answer = await call('ensure-profile', {}, { authorization: 'Bearer a.b.c' });
    expect(answer.status).toBe(401);
  });
});

describe('ensure-profile', () => {
  it('makes the profile once and answers it', async () => {
    const { client, email } = await test.signUp('profile');
    const first = await client.functions.invoke('ensure-profile', { body: { name: ' Layla ' } });
    expect(first.error).toBeNull();
    expect(first.data).toMatchObject({ profile: { name: 'Layla', email } });
    const second = await client.functions.invoke('ensure-profile', { body: { name: 'Other' } });
    expect(second.data).toEqual(first.data);
  });

  it('needs a session, a POST and a name that is a text', async () => {
    expect((await call('ensure-profile', {})).status).toBe(401);
    const { client } = await test.signUp('wrong');
    const { error } = await client.functions.invoke('ensure-profile', { body: { name: 7 } });
    expect(error.context.status).toBe(400);
    const get = await fetch(`${test.backend.url}/functions/v1/ensure-profile`);
    expect(get.status).toBe(405);
  });
});

describe('client-errors', () => {
  it('writes one line of names, and nothing else that it was sent', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const report = { code: 'NF120', app: 'goals', release: '0.1.0+abc', phase: 'integrity' };
    expect((await call('client-errors', report)).status).toBe(204);
    expect(log.mock.calls).toEqual([[JSON.stringify({ event: 'client-error', ...report })]]);
    log.mockClear();
    for (const bad of [
      { ...report, message: 'I feel terrible' },
      { ...report, phase: 'I feel terrible' },
      { ...report, code: null },
      { app: 'goals' },
      [],
      'no json',
      { code: 'a'.repeat(2000) },
    ]) {
      expect((await call('client-errors', bad)).status).toBe(400);
    }
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('adds up what pages count, by version, for the operator alone', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const named = { app: 'goals', version: '1.1.0' };
    const counts = {
      shell: '0.1.0',
      errors: [{ ...named, code: 'NF150', phase: 'mount', count: 2 }],
      mounts: [{ ...named, count: 5 }],
      vitals: [{ name: 'LCP', value: 1200 }],
    };
    expect((await call('client-errors', counts)).status).toBe(204);
    expect((await call('client-errors', counts)).status).toBe(204);
    // An error of the shell itself.
    const own = { code: 'TypeError', app: null, release: 'index.4be1f2.js', phase: 'window' };
    expect((await call('client-errors', own)).status).toBe(204);
    for (const bad of [
      { ...counts, person: 'layla' },
      { ...counts, mounts: [{ ...named, count: 'many' }] },
      { ...counts, mounts: [{ ...named, count: 1, note: 'x' }] },
      { ...counts, errors: [{ ...named, code: 'I feel terrible', phase: null, count: 1 }] },
      { ...counts, vitals: Array.from({ length: 31 }, () => ({ name: 'LCP', value: 1 })) },
    ]) {
      expect((await call('client-errors', bad)).status).toBe(400);
    }
    expect(log.mock.calls).toEqual([[JSON.stringify({ event: 'client-error', ...own })]]);
    log.mockRestore();

    const health = (apikey: string) =>
      fetch(`${test.backend.url}/rest/v1/rpc/release_health`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ since: new Date(Date.now() - 60_000).toISOString() }),
      });
    expect((await health(test.backend.anonKey)).ok).toBe(false);
    const answer = await health(test.backend.serviceKey);
    const shell = { app: 'shell', version: own.release };
    expect(await answer.json()).toEqual(
      expect.arrayContaining([
        { ...named, mounts: 10, failures: 4, codes: { NF150: 4 } },
        { ...shell, mounts: 0, failures: 1, codes: { TypeError: 1 } },
      ]),
    );
  });

  it('is throttled by address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) {
      statuses.push((await call('client-errors', { code: 'NF1' })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const answer = await call('client-errors', { code: 'NF1' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
