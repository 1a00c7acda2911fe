import type { BackendV1 } from '@nafas/platform';
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendToBackend } from './send-to-backend.ts';

const ID = JSON.stringify(['ada', 'check_ins', 'a']);
const write = { table: 'check_ins', row: { id: 'a', mood: 7 }, topic: 'check-ins' };

/** The real client on a network of our own. */
const network = vi.fn<typeof fetch>();
const client = createClient('http://backend.test', 'anon', {
  auth: { persistSession: false },
  global: { fetch: (...request) => network(...request) },
});
const send = sendToBackend(client as unknown as BackendV1);
beforeEach(() => void network.mockReset());

function answer(status: number, body: unknown = null): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  network.mockResolvedValue(new Response(body === null ? null : text, { status }));
}

describe('sendToBackend', () => {
  it('inserts the row, or ignores it when its id is there', async () => {
    answer(201);
    await expect(send(write, ID)).resolves.toBe('ok');
    const [url, init] = network.mock.calls[0] ?? [];
    expect(String(url)).toBe('http://backend.test/rest/v1/check_ins?on_conflict=id');
    expect(init?.method).toBe('POST');
    expect(new Headers(init?.headers).get('Prefer')).toContain('resolution=ignore-duplicates');
    expect(JSON.parse(String(init?.body))).toEqual({ id: 'a', mood: 7 });
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['a row that was there already', 200, null, 'ok'],
    ["a network's login page", 200, '<html>Sign in to the hotel</html>', 'retry'],
    ['an empty 404', 404, '', 'retry'],
    ['an expired token', 401, { code: 'PGRST301', message: 'JWT expired' }, 'retry'],
    ['too many requests', 429, { message: 'slow down' }, 'retry'],
    ['a gateway without a backend', 502, '<html>Bad gateway</html>', 'retry'],
    ['a database that is down', 503, { code: 'PGRST001', message: 'no connection' }, 'retry'],
    ['a statement timeout', 500, { code: '57014', message: 'canceling statement' }, 'retry'],
    ['a check constraint', 400, { code: '23514', message: 'violates check' }, 'refused'],
    ['a foreign key', 409, { code: '23503', message: 'violates foreign key' }, 'refused'],
    ["somebody else's row", 403, { code: '42501', message: 'row-level security' }, 'refused'],
    ['a table that is not there', 404, { code: 'PGRST205', message: 'no table' }, 'refused'],
    ["the embedded backend's SUP", 500, { code: 'SUP', message: 'violates check' }, 'refused'],
    ['a constraint answered as 500', 500, { code: '23514', message: 'violates check' }, 'refused'],
    ['RAISE answered as 500', 500, { code: 'P0001', message: 'no' }, 'refused'],
  ])('%s (%i, %j) is %s', async (_case, status, body, outcome) => {
    answer(status, body);
    await expect(send(write, ID)).resolves.toBe(outcome);
  });

  it.each([
    ['is being stored by another attempt', 200, 'ok'],
    ['breaks another rule', 409, 'refused'],
  ])('a row that %s is sent once more (%i), then it is %s', async (_case, status, outcome) => {
    const taken = () =>
      new Response(JSON.stringify({ code: '23505', message: 'duplicate key' }), { status: 409 });
    network.mockResolvedValueOnce(taken());
    network.mockResolvedValue(status === 409 ? taken() : new Response(null, { status }));
    await expect(send(write, ID)).resolves.toBe(outcome);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('a dead network is retry', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(send(write, ID)).resolves.toBe('retry');
  });

  it('a backend that throws is retry', async () => {
    const broken = sendToBackend({
      from: () => {
        throw new Error('client is gone');
      },
    });
    await expect(broken(write, ID)).resolves.toBe('retry');
  });

  it('gives up when the answer does not come', async () => {
    const ended = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
    network.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const outcome = send(write, ID);
    await vi.waitFor(() => expect(network).toHaveBeenCalled());
    ended.abort();
    await expect(outcome).resolves.toBe('retry');
    expect(limit).toHaveBeenCalledWith(15_000);
    limit.mockRestore();
  });
});

describe('a change', () => {
  const MARK = 'mark-1';
  const CHANGE = JSON.stringify(['ada', 'check_ins', 'a', MARK]);
  const update = { ...write, op: 'update', expectedVersion: 3 } as const;
  const remove = { ...update, op: 'delete' } as const;

  /** Answers the requests in order. */
  function answers(...bodies: unknown[]): void {
    for (const body of bodies) {
      network.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 200 }));
    }
  }

  it('goes out on the version that it was made on, with its mark', async () => {
    answers([{ id: 'a' }]);
    await expect(send(update, CHANGE)).resolves.toBe('ok');
    const [url, init] = network.mock.calls[0] ?? [];
    expect(init?.method).toBe('PATCH');
    expect(String(url)).toContain('id=eq.a&version=eq.3');
    expect(JSON.parse(String(init?.body))).toEqual({ mood: 7, operation_id: MARK });
  });

  it('[DECISION-118] that meets another version is a conflict with that row', async () => {
    const theirs = { id: 'a', version: 4, mood: 1, operation_id: 'of another device' };
    answers([], [theirs]);
    await expect(send(update, CHANGE)).resolves.toEqual({ theirs });
  });

  it('whose answer was lost is known by its mark', async () => {
    answers([], [{ id: 'a', version: 4, operation_id: MARK }]);
    await expect(send(update, CHANGE)).resolves.toBe('ok');
  });

  it('of a row that was removed is a conflict; removing it again is none', async () => {
    answers([], []);
    await expect(send(update, CHANGE)).resolves.toEqual({ theirs: null });
    answers([], []);
    await expect(send(remove, CHANGE)).resolves.toBe('ok');
  });

  it('removes the row of its version', async () => {
    answers([{ id: 'a' }]);
    await expect(send(remove, CHANGE)).resolves.toBe('ok');
    expect(network.mock.calls[0]?.[1]?.method).toBe('DELETE');
  });

  it("is tried again after a network's login page", async () => {
    answer(200, '<html>Sign in to the hotel</html>');
    await expect(send(update, CHANGE)).resolves.toBe('retry');
  });
});
