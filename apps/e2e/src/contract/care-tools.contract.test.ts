import { createSupabaseSafetyPlan, EMPTY_PLAN, newPlan } from '@nafas/data-service/safety-plan';
import { safetyPlanContract } from '@nafas/data-service/safety-plan/contract';
import {
  createSupabaseThoughtRecords,
  newThoughtRecord,
} from '@nafas/data-service/thought-records';
import { thoughtRecordContract } from '@nafas/data-service/thought-records/contract';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';

const backend = setUpBackend();

const signedUp = async (name: string) => (await backend.signUp(name)).user;

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
  const record = newThoughtRecord(new Date(), { thought: 'Hala finds me careless.' });
  await createSupabaseSafetyPlan(ada).save(plan);
  await createSupabaseThoughtRecords(ada).save(record);
  expect(await createSupabaseSafetyPlan(bea).current()).toBeNull();
  expect(await createSupabaseThoughtRecords(bea).list()).toEqual([]);
  await expect(createSupabaseSafetyPlan(bea).save(plan)).rejects.toMatchObject({
    code: 'conflict',
  });
  const nobody = createSupabaseSafetyPlan(backend.client());
  await expect(nobody.save(newPlan(EMPTY_PLAN, new Date()))).rejects.toMatchObject({
    code: 'denied',
  });
});
