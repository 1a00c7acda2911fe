import { expect, it } from 'vitest';
import { fetchAllRows } from './fetch-all-rows.ts';
import type { RowsAnswer } from './unwrap-rows.ts';

const ok = (data: unknown): RowsAnswer => ({ status: 200, data, error: null });

/** A table of so many rows that answers as PostgREST does, and keeps what was asked of it. */
function table(size: number, answer = ok) {
  const rows = Array.from({ length: size }, (_, index) => index);
  const asked: [number, number, boolean][] = [];
  const query = () => ({
    range: (from: number, to: number) => ({
      retry: (isRetried: boolean) => {
        asked.push([from, to, isRetried]);
        return Promise.resolve(answer(rows.slice(from, to + 1)));
      },
    }),
  });
  return { rows, asked, query };
}

it.each([0, 1, 499, 500, 501, 1000, 1234])(
  'gives all of %i rows, each once, in order',
  async (size) => {
    const { rows, query } = table(size);
    expect(await fetchAllRows(query)).toEqual(rows);
  },
);

it('asks for pages under what a hosted project cuts, without tries of its own', async () => {
  const { asked, query } = table(700);
  await fetchAllRows(query);
  expect(asked).toEqual([
    [0, 499, false],
    [500, 999, false],
  ]);
});

it('fails as a whole when one page fails', async () => {
  const lost = { status: 503, data: null, error: { code: '', message: 'gone' } };
  const { query } = table(700, (rows) => ((rows as unknown[]).length < 500 ? lost : ok(rows)));
  await expect(fetchAllRows(query)).rejects.toMatchObject({ name: 'DataError', code: 'server' });
});
