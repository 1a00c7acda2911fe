import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseSafetyPlan, EMPTY_PLAN, newPlan } from '@nafas/data-service/safety-plan';
import { safetyPlanContract } from '@nafas/data-service/safety-plan/contract';
import { createSupabaseThoughtRecords, newRecord } from '@nafas/data-service/thought-records';
import { thoughtRecordContract } from '@nafas/data-service/thought-records/contract';
import { createClient, type TestClient } from '../support/test-client.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-care-tools-'));
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: ['http://localhost:4200'] });
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

const client = (): TestClient =>
  createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

async function signedUp(name: string): Promise<TestClient> {
  const user = client();
  const email = `${name}@nafas.test`;
  const { error } = await user.auth.signUp({ email, password: 'a long enough one' });
  expect(error).toBeNull();
  return user;
}

describe('the safety plan on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  safetyPlanContract(async () => createSupabaseSafetyPlan(await (user ??= signedUp('plan'))), {
    describe,
    it,
    expect,
  });
});

describe('thought records on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  thoughtRecordContract(
    async () => createSupabaseThoughtRecords(await (user ??= signedUp('records'))),
    { describe, it, expect },
  );
});

test('plan and records are seen by their owner only', async () => {
  const [ada, bea] = [await signedUp('ada'), await signedUp('bea')];
  const plan = newPlan({ ...EMPTY_PLAN, people: ['Rana'] }, new Date());
  const record = newRecord(new Date(), { thought: 'Hala finds me careless.' });
  await createSupabaseSafetyPlan(ada).save(plan);
  await createSupabaseThoughtRecords(ada).save(record);
  expect(await createSupabaseSafetyPlan(bea).current()).toBeNull();
  expect(await createSupabaseThoughtRecords(bea).list()).toEqual([]);
  await expect(createSupabaseSafetyPlan(bea).save(plan)).rejects.toMatchObject({
    code: 'conflict',
  });
  const nobody = createSupabaseSafetyPlan(client());
  await expect(nobody.save(newPlan(EMPTY_PLAN, new Date()))).rejects.toMatchObject({
    code: 'denied',
  });
});
