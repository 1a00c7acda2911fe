import { SAFETY_PLAN } from '@nafas/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetAccount } from './forget-account.ts';

const [LAYLA, OMAR] = [crypto.randomUUID(), crypto.randomUUID()];
const deleteDatabase = vi.fn();
const sealed = (owner?: string) => JSON.stringify({ owner, iv: 'aa', bytes: 'bb' });
const kept = () => Object.keys(localStorage).sort();

beforeEach(() => {
  deleteDatabase.mockReset();
  vi.stubGlobal('indexedDB', { deleteDatabase });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('takes away what names the person, and nothing of others', () => {
  localStorage.setItem(`nafas.care.plan.${LAYLA}`, sealed());
  localStorage.setItem(`nafas.care.plan.${OMAR}`, sealed());
  localStorage.setItem(`of-another-program.${LAYLA}`, 'x');
  localStorage.setItem('nafas.theme.v1', 'dark');
  forgetAccount(LAYLA);
  expect(kept()).toEqual(
    [`nafas.care.plan.${OMAR}`, 'nafas.theme.v1', `of-another-program.${LAYLA}`].sort(),
  );
});

it.each([
  ['theirs', sealed(LAYLA)],
  ['of an earlier version, which names nobody', sealed()],
  ['broken', '{'],
])('the safety plan that opens without signing in goes with its key: one that is %s', (_, plan) => {
  localStorage.setItem(SAFETY_PLAN.deviceKey, plan);
  forgetAccount(LAYLA);
  expect(kept()).toEqual([]);
  expect(deleteDatabase.mock.calls).toEqual([['nafas-care']]);
});

it('the plan that somebody else lets open here stays, and so does the key that opens it', () => {
  localStorage.setItem(SAFETY_PLAN.deviceKey, sealed(OMAR));
  forgetAccount(LAYLA);
  expect(kept()).toEqual([SAFETY_PLAN.deviceKey]);
  expect(deleteDatabase).not.toHaveBeenCalled();
});

it('without databases there is no key', () => {
  vi.stubGlobal('indexedDB', undefined);
  localStorage.setItem(SAFETY_PLAN.deviceKey, sealed(LAYLA));
  forgetAccount(LAYLA);
  expect(kept()).toEqual([]);
});
