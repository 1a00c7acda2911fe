import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { consentContract } from './contract.ts';
import { createSimulatedConsents, DEMO_CONSENTS_KEY } from './simulated.ts';

const create = (storage = createMemoryStorage()) =>
  createSimulatedConsents({
    storage,
    now: () => new Date('2026-11-21T06:30:00Z'),
    delayMs: { read: 0, write: 0 },
  });

describe('simulated consents', () => {
  consentContract(async () => create(), { describe, it, expect });
});

test.each(['{', '{}', '[{}]'])('broken ones are none: %s', async (broken) => {
  const storage = createMemoryStorage();
  storage.setItem(DEMO_CONSENTS_KEY, broken);
  expect(await create(storage).list()).toEqual([]);
});
