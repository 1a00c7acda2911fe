import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { recommendationContract } from './contract.ts';
import { newRecommendationRecord } from './record.ts';
import { DEMO_SHOWN_KEY } from './places.ts';
import { createSimulatedRecommendations } from './simulated.ts';

const create = (storage = createMemoryStorage()) =>
  createSimulatedRecommendations({ storage, delayMs: { read: 0, write: 0 } });

describe('simulated recommendations that were shown', () => {
  recommendationContract(async () => create(), { describe, it, expect });
});

test('outlive a reload under a key of the demo with a version', async () => {
  const storage = createMemoryStorage();
  const now = new Date('2026-11-21T06:30:00Z');
  const shown = newRecommendationRecord({ id: 'reach-out', icon: 'users', now, timeZone: 'UTC' });
  await create(storage).show(shown);
  expect(await create(storage).list({ sinceLocalDate: '2026-11-21' })).toEqual([shown]);
  expect(DEMO_SHOWN_KEY).toBe('nafas.demo.recommendations-shown.v1');
});
