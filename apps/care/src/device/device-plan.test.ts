import 'fake-indexeddb/auto';
import { EMPTY_PLAN, newPlan } from '@nafas/data-service/safety-plan';
import { SAFETY_PLAN } from '@nafas/platform';
import { afterEach, expect, it } from 'vitest';
import { forgetDevicePlan, keepDevicePlan, readDevicePlan } from './device-plan.ts';

const LAYLA = '11111111-1111-4111-8111-111111111111';
const plan = newPlan({ ...EMPTY_PLAN, people: ['Rana'] }, new Date());

/** As the end of an account does it. */
const deleteKey = () =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(SAFETY_PLAN.deviceDatabase);
    request.addEventListener('success', resolve);
  });

afterEach(() => localStorage.clear());

it('is kept encrypted, says whose it is, and is found again', async () => {
  await keepDevicePlan(LAYLA, plan);
  const kept = localStorage.getItem(SAFETY_PLAN.deviceKey) ?? '';
  expect(JSON.parse(kept)).toMatchObject({ owner: LAYLA });
  expect(kept).not.toContain('Rana');
  expect(await readDevicePlan()).toMatchObject({ owner: LAYLA, plan: { people: ['Rana'] } });
});

it('is gone once it is forgotten', async () => {
  await keepDevicePlan(LAYLA, plan);
  forgetDevicePlan();
  expect(localStorage.getItem(SAFETY_PLAN.deviceKey)).toBeNull();
  expect(await readDevicePlan()).toBeNull();
});

it('opens by no key but its own; what is kept after that key went is read by the next one', async () => {
  await keepDevicePlan(LAYLA, plan);
  await deleteKey();
  expect(await readDevicePlan()).toBeNull();
  await keepDevicePlan(LAYLA, plan);
  expect(await readDevicePlan()).toMatchObject({ owner: LAYLA });
});
