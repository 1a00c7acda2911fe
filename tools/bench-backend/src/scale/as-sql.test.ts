import { expect, it } from 'vitest';
import { asSql } from './as-sql.ts';

const AT = 'http://backend.test/rest/v1';
const types = new Map([
  [
    'days',
    new Map([
      ['from_date', 'date'],
      ['without', 'uuid[]'],
    ]),
  ],
]);

it('of a table: columns, conditions, order and range', () => {
  const url = `${AT}/goals?select=id,title&created_at=gte.2026-11-01&title=eq.It's&order=created_at.desc,id.asc&offset=0&limit=500`;
  expect(asSql({ url, body: null }, types)).toBe(
    `select coalesce(json_agg(answer), '[]') from (select "id", "title" from public."goals"` +
      ` where "created_at" >= '2026-11-01' and "title" = 'It''s' order by "created_at" desc, "id" asc limit 500 offset 0) as answer`,
  );
});

it('lists, null and their opposites', () => {
  const url = `${AT}/goals?select=id&id=in.(a,b)&ended_at=is.null&id=not.is.null`;
  expect(asSql({ url, body: null }, types)).toContain(
    `where "id" in ('a', 'b') and "ended_at" is null and not ("id" is null)`,
  );
});

it('of a function: its arguments are read out of the body by their types', () => {
  const body = '{"from_date":"2026-11-01","without":[]}';
  expect(asSql({ url: `${AT}/rpc/days`, body }, types)).toContain(
    `from json_to_record('${body}') as given ("from_date" date, "without" uuid[]), ` +
      `lateral public."days"("from_date" := given."from_date", "without" := given."without") as called`,
  );
});

it.each([
  [`${AT}/goals?title=fts.sea`, null],
  [`${AT}/rpc/days`, '{"unknown":1}'],
])('refuses what it does not know: %s', (url, body) => {
  expect(() => asSql({ url, body }, types)).toThrow();
});
