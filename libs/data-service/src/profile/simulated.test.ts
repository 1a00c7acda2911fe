import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { profileContract } from './contract.ts';
import { DEMO_PROFILE_KEY, DEMO_USER_ID } from './demo-profile.ts';
import { createSimulatedProfiles } from './simulated.ts';

const create = (storage = createMemoryStorage(), language: 'en' | 'ar' = 'en') =>
  createSimulatedProfiles({
    storage,
    language,
    now: () => new Date('2026-11-21T06:30:00Z'),
    delayMs: { read: 0, write: 0 },
  });

describe('simulated profile', () => {
  profileContract(async () => ({ userId: DEMO_USER_ID, profiles: create() }), {
    describe,
    it,
    expect,
  });
});

test('the visitor is named in the language of the demo', async () => {
  expect(await create().get(DEMO_USER_ID)).toMatchObject({ name: 'Guest' });
  expect(await create(createMemoryStorage(), 'ar').get(DEMO_USER_ID)).toMatchObject({
    name: 'ضيف',
  });
});

test('a changed name outlives a reload, under a key of the demo with a version', async () => {
  const storage = createMemoryStorage();
  await create(storage).update(DEMO_USER_ID, { name: 'Mona' });
  expect(await create(storage).get(DEMO_USER_ID)).toMatchObject({ name: 'Mona' });
  expect(DEMO_PROFILE_KEY).toBe('nafas.demo.profile.v1');
});

test.each(['{', '{}', '[]'])('begins again when it is broken: %s', async (broken) => {
  const storage = createMemoryStorage();
  storage.setItem(DEMO_PROFILE_KEY, broken);
  expect(await create(storage).get(DEMO_USER_ID)).toMatchObject({ name: 'Guest' });
});
