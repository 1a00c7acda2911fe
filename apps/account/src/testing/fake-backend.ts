import type { BackendV1 } from '@nafas/platform';

type Row = Record<string, unknown>;
type Verb = 'select' | 'update' | 'upsert';

export interface FakeBackend {
  readonly tables: Record<string, Row[]>;
  /** How the next calls of a kind are answered: as asked, not at all for now, or with this HTTP status. */
  answer: Record<Verb, 'done' | 'hanging' | number>;
  /** How many calls of a kind came. */
  readonly count: Record<Verb, number>;
  /** Lets go of the hanging calls. */
  release(): void;
  readonly backend: BackendV1;
}

/** A backend of arrays: as much of PostgREST as the data service asks of it for one row. */
export function fakeBackend(tables: Record<string, Row[]>): FakeBackend {
  let waiting: (() => void)[] = [];
  const fake: FakeBackend = {
    tables,
    answer: { select: 'done', update: 'done', upsert: 'done' },
    count: { select: 0, update: 0, upsert: 0 },
    release() {
      for (const go of waiting) go();
      waiting = [];
    },
    backend: {
      from: query,
      capabilities: { realtime: false, mfa: false, socialProviders: [] },
    } as unknown as BackendV1,
  };

  function query(table: string) {
    const rows = (tables[table] ??= []);
    let verb: Verb = 'select';
    let values: Row = {};
    let column = '';
    let wanted: unknown;

    function run(): Row[] {
      let found = rows.find((row) => row[column] === wanted);
      if (verb === 'upsert') {
        found = rows.find((row) => row['user_id'] === values['user_id']);
        if (!found) rows.push((found = { theme: 'light', language: 'en', time_zone: null }));
      }
      if (found) Object.assign(found, values);
      return found ? [{ ...found }] : [];
    }
    async function answer(): Promise<unknown> {
      fake.count[verb] += 1;
      const how = fake.answer[verb];
      if (how === 'hanging') await new Promise<void>((go) => waiting.push(go));
      if (typeof how !== 'number') return { status: 200, data: run(), error: null };
      return { status: how, data: null, error: { code: '', message: 'made to fail' } };
    }
    const change = (kind: Verb) => (given: Row) => {
      verb = kind;
      values = given;
      return self;
    };
    const self = {
      select: () => self,
      retry: () => self,
      eq(name: string, value: unknown) {
        column = name;
        wanted = value;
        return self;
      },
      update: change('update'),
      upsert: change('upsert'),
      // PostgREST's query is a promise of its answer.
      then: (done: (value: unknown) => void, fail: (reason: unknown) => void) =>
        void answer().then(done, fail),
    };
    return self;
  }
  return fake;
}

/** The profile row of user 1. */
export const profileRow = (values: Row = {}): Row => ({
  id: '00000000-0000-4000-8000-000000000001',
  email: 'layla@example.org',
  name: 'Layla',
  avatar_url: null,
  phone: null,
  location: null,
  bio: null,
  created_at: '2026-02-03 10:00:00+00',
  updated_at: '2026-02-03 10:00:00+00',
  ...values,
});
