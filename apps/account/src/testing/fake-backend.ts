import type { BackendV1 } from '@nafas/platform';
import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';
import { fakeQuery, type Row, type Verb } from './fake-query.ts';

export interface FakeBackend {
  readonly tables: Record<string, Row[]>;
  /** How the next calls of a kind are answered: as asked, not at all for now, or with this HTTP status. */
  answer: Record<Verb, 'done' | 'hanging' | number>;
  /** How many calls of a kind came. */
  readonly count: Record<Verb, number>;
  /** The files in the bucket of avatars, by path. */
  readonly files: Map<string, Blob>;
  /** Lets go of the hanging calls. */
  release(): void;
  readonly backend: BackendV1;
}

const VERBS = [
  'select',
  'insert',
  'update',
  'upsert',
  'merge',
  'upload',
  'remove',
  'call',
  'delete',
] as const;
const each = <T>(value: T) =>
  Object.fromEntries(VERBS.map((verb) => [verb, value])) as Record<Verb, T>;
/** Where the files of the bucket are on the web. */
export const PUBLIC = 'https://backend.test/storage/v1/object/public/avatars/';

/** A backend of arrays: as much of PostgREST, storage and functions as this app asks of it. */
export function fakeBackend(
  tables: Record<string, Row[]>,
  functions: Record<string, (body: unknown) => unknown> = {},
  /** The database's functions by name; each answers with its data, or throws an error with a status and a code. */
  rpcs: Record<string, (args: Row) => unknown> = {},
): FakeBackend {
  let waiting: (() => void)[] = [];
  const files = new Map<string, Blob>();

  /** Answers a call as the test wants it answered. */
  async function answered(verb: Verb, run: () => unknown) {
    fake.count[verb] += 1;
    const how = fake.answer[verb];
    if (how === 'hanging') await new Promise<void>((go) => waiting.push(go));
    if (typeof how !== 'number') return { status: 200, data: run(), error: null };
    const error = Object.assign(new Error('made to fail'), {
      code: '',
      status: how,
      context: createAnswer(how),
    });
    return { status: how, data: null, error };
  }
  /** As the function merge_settings of the database does it, for the one user there is. */
  function mergeSettings(args: { group_name: string; change: Row }) {
    const { group_name: group, change } = args;
    return answered('merge', () => {
      const { timeZone: time_zone, ...defaults } = DEFAULT_SETTINGS;
      const rows = (tables['user_settings'] ??= []);
      const row = (rows[0] ??= { ...defaults, time_zone });
      row[group] = { ...(row[group] as Row), ...change };
      return { ...defaults, ...row };
    });
  }
  /** A call of a function of the database, a promise of its answer like PostgREST's; what no test gave answers its rows. */
  function callRpc(name: string, args: Row = {}) {
    const run = rpcs[name];
    const called = run
      ? answered('call', () => run(args)).catch(toAnswer)
      : name === 'merge_settings'
        ? mergeSettings(args as Parameters<typeof mergeSettings>[0])
        : answered('select', () => tables[name] ?? []);
    return Object.assign(called, { retry: () => called });
  }
  const bucket = {
    upload: (path: string, file: Blob) => answered('upload', () => void files.set(path, file)),
    remove: ([path = '']: string[]) => answered('remove', () => (files.delete(path), [])),
    getPublicUrl: (path: string) => ({ data: { publicUrl: PUBLIC + path } }),
  };
  const invoke = (name: string, options?: { body?: unknown }) =>
    answered('call', () => functions[name]?.(options?.body));

  const fake: FakeBackend = {
    tables,
    answer: each('done'),
    count: each(0),
    files,
    release() {
      for (const go of waiting) go();
      waiting = [];
    },
    backend: {
      from: (table: string) => fakeQuery((tables[table] ??= []), answered),
      rpc: callRpc,
      storage: { from: () => bucket },
      functions: { invoke },
      capabilities: { realtime: false, mfa: false, socialProviders: [] },
    } as unknown as BackendV1,
  };
  return fake;
}

/** The answer for what a database function throws. */
const toAnswer = (thrown: unknown) => {
  const { status = 500, code = '' } = thrown as { status?: number; code?: string };
  return { status, data: null, error: { code, message: 'made to fail' } };
};

/** Returns a function's answer with a status: 403 means that the last sign-in is too long ago. */
const createAnswer = (status: number) =>
  Response.json({ code: status === 403 ? 'reauthentication-needed' : '' }, { status });

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
