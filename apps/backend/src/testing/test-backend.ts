import { cpSync, rmSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { startBackend, type Backend } from '../index.ts';
import { consentRow } from './rows.ts';
import { emptyDataDir } from './empty-data-dir.ts';

/** The page that calls the backend in these tests. */
export const ORIGIN = 'https://app.nafas.test';

export const PASSWORD = 'correct horse';

/** A signed-in user and their own client. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly client: SupabaseClient;
}

/** A real backend on a directory of its own, and genuine clients of it. */
export class TestBackend {
  readonly dataDir = emptyDataDir();
  #backend: Backend | undefined;

  static async start(): Promise<TestBackend> {
    const test = new TestBackend();
    cpSync(inject('template'), test.dataDir, { recursive: true });
    await test.start();
    return test;
  }

  async start(): Promise<void> {
    this.#backend = await startBackend({
      dataDir: this.dataDir,
      port: 0,
      allowedOrigins: [ORIGIN],
    });
  }

  get backend(): Backend {
    if (this.#backend === undefined) throw new Error('The backend is stopped');
    return this.#backend;
  }

  /** A client without a session, unless the key says otherwise. */
  client(key: string = this.backend.anonKey, fetch?: typeof globalThis.fetch): SupabaseClient {
    return createClient(this.backend.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: fetch === undefined ? {} : { fetch },
    });
  }

  /** Somebody new who agreed that check-ins and readings of texts are kept. */
  async signUp(name: string, metadata: Record<string, unknown> = {}): Promise<TestUser> {
    const client = this.client();
    const email = `${name}@nafas.test`;
    const { data, error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: metadata },
    });
    if (error) throw error;
    if (data.user === null || data.session === null) throw new Error('No session after sign-up');
    const purposes = ['check_ins', 'text_analysis'];
    const agreement = await client.from('consents').insert(purposes.map(consentRow));
    if (agreement.error) throw agreement.error;
    return { id: data.user.id, email, client };
  }

  /** Stops the server and keeps the directory. */
  async stop(): Promise<void> {
    await this.#backend?.close();
    this.#backend = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
