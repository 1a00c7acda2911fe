import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';

export type Row = Record<string, unknown>;
export type Verb =
  'select' | 'insert' | 'update' | 'upsert' | 'merge' | 'upload' | 'remove' | 'call' | 'delete';

/** PostgREST's query over an array; like it, it is a promise of its answer. */
export function fakeQuery(
  rows: Row[],
  answered: (verb: Verb, run: () => unknown) => Promise<unknown>,
) {
  let verb: Verb = 'select';
  let values: Row = {};
  const conditions: [string, unknown][] = [];

  function run(): Row[] {
    if (verb === 'insert')
      rows.unshift({ granted_at: '2026-11-21 06:30:00+00', withdrawn_at: null, ...values });
    let found = rows.filter((row) => conditions.every(([key, value]) => row[key] === value));
    if (verb === 'insert') found = rows.slice(0, 1);
    if (verb === 'upsert') {
      const { timeZone: time_zone, ...defaults } = DEFAULT_SETTINGS;
      if (rows.length === 0) rows.push({ ...defaults, time_zone });
      found = rows.slice(0, 1);
    }
    if (verb === 'delete') {
      for (const row of found) rows.splice(rows.indexOf(row), 1);
      return found;
    }
    if (verb !== 'select') for (const row of found) Object.assign(row, values);
    return found.map((row) => ({ ...row }));
  }
  const change = (kind: Verb) => (given: Row) => {
    verb = kind;
    values = given;
    return self;
  };
  const condition = (name: string, value: unknown) => {
    conditions.push([name, value]);
    return self;
  };
  const same = () => self;
  const self = {
    select: same,
    retry: same,
    order: same,
    limit: same,
    eq: condition,
    is: condition,
    insert: change('insert'),
    update: change('update'),
    upsert: change('upsert'),
    delete: () => change('delete')({}),
    not: same,
    then: (done: (value: unknown) => void, fail: (reason: unknown) => void) =>
      void answered(verb, run).then(done, fail),
  };
  return self;
}
