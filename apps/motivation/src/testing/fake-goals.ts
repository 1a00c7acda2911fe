import type { GoalRow } from '@nafas/data-service/goals';
import type { BackendV1 } from '@nafas/platform';

type StoredRow = GoalRow & { version: number };

export interface FakeGoals {
  rows: StoredRow[];
  /** How the next calls of a kind are answered: as asked, not at all for now, or with this HTTP status. */
  answer: Record<'select' | 'update' | 'delete', 'done' | 'hanging' | number>;
  /** The rows of the other tables by name, and the answer of the function `my_achievements`; an HTTP status fails. */
  others: Record<string, readonly object[] | number>;
  /** Lets go of the hanging calls. */
  release(): void;
  readonly backend: BackendV1;
}

/** A backend whose `goals` is an array: as much of PostgREST as the data service asks of it. */
export function fakeGoals(rows: GoalRow[] = []): FakeGoals {
  let waiting: (() => void)[] = [];
  const table: FakeGoals = {
    rows: rows.map((row) => ({ ...row, version: 1 })),
    answer: { select: 'done', update: 'done', delete: 'done' },
    others: {},
    release() {
      for (const go of waiting) go();
      waiting = [];
    },
    backend: {
      from: (name: string) => (name === 'goals' ? query() : other(name)),
      rpc: (name: string) => other(name),
    } as unknown as BackendV1,
  };

  /** All rows, whatever is asked of them; a change or removal is of one id. */
  function other(name: string) {
    const rows = table.others[name] ?? [];
    const failed = { data: null, error: { code: '', message: 'made to fail' } };
    const answer: { status: number; data: readonly object[] | null; error: object | null } =
      typeof rows === 'number'
        ? { status: rows, ...failed }
        : { status: 200, data: rows, error: null };
    let changed: ((row: object) => object[]) | null = null;
    const self = {
      select: () => self,
      order: () => self,
      gte: () => self,
      update(values: object) {
        changed = (row) => [{ ...row, ...values }];
        return self;
      },
      delete() {
        changed = () => [];
        return self;
      },
      eq(column: string, value: unknown) {
        if (column === 'language' && typeof rows !== 'number') {
          answer.data = rows.filter((row) => 'language' in row && row.language === value);
        }
        const change = changed;
        if (column === 'id' && change && typeof rows !== 'number') {
          const isIt = (row: object) => 'id' in row && row.id === value;
          table.others[name] = rows.flatMap((row) => (isIt(row) ? change(row) : [row]));
          if (answer.status === 200) answer.data = rows.filter(isIt).flatMap(change);
        }
        return self;
      },
      range: () => self,
      limit: () => self,
      retry: () => self,
      then: (done: (value: unknown) => void) => void Promise.resolve(answer).then(done),
    };
    return self;
  }

  function query() {
    let verb: 'select' | 'update' | 'delete' = 'select';
    let change: Partial<StoredRow> = {};
    const wanted: [keyof StoredRow, unknown][] = [];
    const matches = (row: StoredRow) => wanted.every(([column, value]) => row[column] === value);

    function run(): unknown {
      const found = table.rows
        .filter(matches)
        .sort((a, b) => a.created_at.localeCompare(b.created_at));
      if (verb === 'delete') table.rows = table.rows.filter((row) => !matches(row));
      if (verb !== 'update') return { status: 200, data: found, error: null };
      const changed = found.map((row) => ({ ...row, ...change, version: row.version + 1 }));
      table.rows = table.rows.map((row) => changed.find(({ id }) => id === row.id) ?? row);
      return { status: 200, data: changed, error: null };
    }
    async function answer(): Promise<unknown> {
      const how = table.answer[verb];
      if (how === 'hanging') await new Promise<void>((go) => waiting.push(go));
      if (typeof how !== 'number') return run();
      return { status: how, data: null, error: { code: '', message: 'made to fail' } };
    }
    const self = {
      select: () => self,
      order: () => self,
      range: () => self,
      retry: () => self,
      eq(column: keyof StoredRow, value: unknown) {
        wanted.push([column, value]);
        return self;
      },
      update(values: Partial<StoredRow>) {
        verb = 'update';
        change = values;
        return self;
      },
      delete() {
        verb = 'delete';
        return self;
      },
      then: (done: (value: unknown) => void, fail: (reason: unknown) => void) =>
        void answer().then(done, fail),
    };
    return self;
  }
  return table;
}
