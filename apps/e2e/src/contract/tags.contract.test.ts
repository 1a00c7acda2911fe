import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseCheckIns } from '@nafas/data-service/check-ins';
import { createSupabaseTags } from '@nafas/data-service/tags';
import { tagContract } from '@nafas/data-service/tags/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeTo } from '../support/agree.ts';
import { createClient } from '../support/test-client.ts';

let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-contract-'));
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: ['http://localhost:4200'] });
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

let people = 0;

describe('tags on the embedded backend', () => {
  tagContract(
    async () => {
      const user = createClient(backend.url, backend.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      people += 1;
      const email = `tags-${people}@nafas.test`;
      const { error } = await user.auth.signUp({ email, password: 'a long enough one' });
      if (error) throw error;
      await agreeTo(user, 'check_ins');
      return { tags: createSupabaseTags(user), checkIns: createSupabaseCheckIns(user) };
    },
    { describe, it, expect },
  );
});
