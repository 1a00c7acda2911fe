import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { readingContract } from './contract.ts';
import { DEMO_READINGS_KEY } from '../recommendations/places.ts';
import { createSimulatedReadings } from './simulated.ts';
const create = (storage = createMemoryStorage()) =>
  createSimulatedReadings({ storage, delayMs: { read: 0, write: 0 } });

describe('simulated readings', () => {
  readingContract(async () => create(), { describe, it, expect });
});

test('what the demo keeps begins again when it is broken', async () => {
  const storage = createMemoryStorage();
  storage.setItem(DEMO_READINGS_KEY, '[{"source":1}]');
  expect(await create(storage).list({ sinceLocalDate: '2000-01-01' })).toEqual([]);
});
