import type { BackendV1 } from '@nafas/platform';
import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeEach, expect, it, vi } from 'vitest';
import { insertOrIgnore } from './insert-or-ignore.ts';

/** The real client on a network of our own. */
const network = vi.fn<typeof fetch>();
const client = new PostgrestClient('http://backend.test', {
  fetch: (...request) => network(...request),
});
const row = { id: 'a', mood: 7 };
const table = () => (client as unknown as BackendV1).from('check_ins');
const answer = (status: number, body: unknown) =>
  network.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const taken = () => answer(409, { code: '23505', message: 'duplicate key value' });
beforeEach(() => void network.mockReset());

it('gives the row that was stored, and nothing for one that was there', async () => {
  answer(201, [row]);
  answer(200, []);
  await expect(insertOrIgnore({ table, row, columns: 'id, mood' })).resolves.toEqual([row]);
  await expect(insertOrIgnore({ table, row, columns: 'id, mood' })).resolves.toEqual([]);
  expect(network).toHaveBeenCalledTimes(2);
  expect(String(network.mock.calls[0]?.[0])).toContain('on_conflict=id');
});

it('the same row, stored at this moment by another request, is there', async () => {
  taken();
  answer(200, []);
  await expect(insertOrIgnore({ table, row, columns: 'id, mood' })).resolves.toEqual([]);
  const [first, second] = network.mock.calls.map(([url, init]) => [String(url), init?.body]);
  expect(second).toEqual(first);
});

it('a row that breaks another rule is refused, however often it is sent', async () => {
  taken();
  taken();
  await expect(insertOrIgnore({ table, row })).rejects.toMatchObject({ code: 'conflict' });
  expect(network).toHaveBeenCalledTimes(2);
});

it('what was refused for another reason is not sent again', async () => {
  answer(400, { code: '23514', message: 'violates check' });
  await expect(insertOrIgnore({ table, row })).rejects.toMatchObject({ code: 'invalid' });
  expect(network).toHaveBeenCalledTimes(1);
});
