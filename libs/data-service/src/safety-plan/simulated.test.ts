import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { planWithWrites } from './client.ts';
import { safetyPlanContract } from './contract.ts';
import { EMPTY_PLAN, isEmptyPlan, newPlan, planCodec } from './plan.ts';
import { createSimulatedSafetyPlan } from './simulated.ts';

const create = (language?: string) => {
  const storage = createMemoryStorage();
  const delayMs = { read: 0, write: 0 };
  const now = () => new Date('2026-11-22T10:00:00Z');
  return createSimulatedSafetyPlan({
    ...{ storage, now, delayMs },
    ...(language === undefined ? {} : { language }),
  });
};

describe('simulated safety plan', () => {
  safetyPlanContract(() => Promise.resolve(create()), { describe, it, expect });
});

test.each(['en', 'ar'])('the sample person has one in %s', async (language) => {
  const plan = await create(language).current();
  expect(plan && isEmptyPlan(plan)).toBe(false);
});

test('what waits in the outbox is the plan when it is newer', () => {
  const stored = newPlan({ ...EMPTY_PLAN, people: ['old'] }, new Date('2026-11-20T10:00:00Z'));
  const newer = newPlan({ ...EMPTY_PLAN, people: ['new'] }, new Date('2026-11-20T11:00:00Z'));
  const write = { table: planCodec.table, row: planCodec.toRow(newer), topic: 'safety-plan' };
  expect(planWithWrites(stored, [write])).toEqual(newer);
  expect(planWithWrites(newer, [{ ...write, row: planCodec.toRow(stored) }])).toEqual(newer);
  expect(planWithWrites(null, [{ ...write, table: 'goals' }])).toBeNull();
});
