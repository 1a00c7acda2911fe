import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { afterAll, beforeAll } from 'vitest';
import { createClient, type TestClient } from './test-client.ts';

/** Somebody with an account on a backend, signed in. */
export interface Account {
  readonly user: TestClient;
  readonly id: string;
  readonly email: string;
}

/** The backend of a file's tests. */
export interface TestBackend extends Omit<Backend, 'close'> {
  /** A client without a session, or by another key than the public one. */
  client(options?: { url?: string; key?: string; fetch?: typeof fetch }): TestClient;
  /** Makes the account `<name>@nafas.test`, by a client of its own or the one that is given. */
  signUp(name: string, user?: TestClient): Promise<Account>;
}

/** What `startBackend` takes, but where it runs. */
type Options = Partial<Omit<Parameters<typeof startBackend>[0], 'dataDir' | 'port'>>;

/** Starts a backend before the tests of a file, with nothing in it, and closes it after them. */
export function setUpBackend(options: Options = {}): TestBackend {
  let dataDir: string;
  let started: Backend | undefined;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nafas-test-'));
    const allowedOrigins = ['http://localhost:4200'];
    started = await startBackend({ dataDir, port: 0, allowedOrigins, ...options });
  });
  afterAll(async () => {
    await started?.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const get = (): Backend => {
    if (started === undefined) throw new Error('The backend starts before the first test.');
    return started;
  };
  const client: TestBackend['client'] = ({ url, key, fetch } = {}) =>
    createClient(url ?? get().url, key ?? get().anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(fetch ? { global: { fetch } } : {}),
    });
  return {
    get url() {
      return get().url;
    },
    get anonKey() {
      return get().anonKey;
    },
    get serviceKey() {
      return get().serviceKey;
    },
    get inboxUrl() {
      return get().inboxUrl;
    },
    client,
    signUp: async (name, user = client()) => {
      const email = `${name}@nafas.test`;
      const { data, error } = await user.auth.signUp({ email, password: 'a long enough one' });
      if (error) throw error;
      if (data.session === null) throw new Error(`${email} is not signed in`);
      return { user, id: data.user?.id ?? '', email };
    },
  };
}
