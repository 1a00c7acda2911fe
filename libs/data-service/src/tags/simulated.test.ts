import { describe, expect, it, test } from 'vitest';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { tagContract } from './contract.ts';
import { createSimulatedTags, DEMO_TAGS_KEY } from './simulated.ts';

const now = () => new Date('2026-11-21T06:30:00Z');

tagContract(
  async () => {
    const storage = createMemoryStorage(new Map([[DEMO_TAGS_KEY, '[]']]));
    return {
      tags: createSimulatedTags({ storage, now, delayMs: { read: 0, write: 0 } }),
      checkIns: createSimulatedCheckIns({ storage, now, delayMs: { read: 0, analysis: 0 } }),
    };
  },
  { describe, it, expect },
);

test.each(['en', 'ar'])('the sample year has its tags in %s', async (language) => {
  const storage = createMemoryStorage();
  const demo = { storage, now, language };
  const tags = await createSimulatedTags({ ...demo, delayMs: { read: 0, write: 0 } }).list();
  const checkIns = createSimulatedCheckIns({ ...demo, delayMs: { read: 0, analysis: 0 } });
  const used = new Set(
    (await checkIns.list({ sinceLocalDate: '2000-01-01' })).flatMap((one) => one.tags),
  );
  expect([...used].sort()).toEqual(tags.map(({ name }) => name).sort());
});
