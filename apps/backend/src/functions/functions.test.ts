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
