import { describe, expect, it } from 'vitest';
import { DEMO_CHECK_INS_KEY } from '../check-ins/index.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import { createSimulatedTags, DEMO_TAGS_KEY } from '../tags/simulated.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { importContract } from './contract.ts';
import { createSimulatedImports } from './simulated.ts';

importContract(
  () => {
    const storage = createMemoryStorage(
      new Map([DEMO_CHECK_INS_KEY, DEMO_TAGS_KEY].map((key) => [key, '[]'])),
    );
    const demo = { storage, now: () => new Date('2026-11-20T12:00:00Z') };
    const delayMs = { read: 0, write: 0 };
    return Promise.resolve({
      imports: createSimulatedImports({ ...demo, delayMs }),
      checkIns: createSimulatedCheckIns({ ...demo, delayMs: { read: 0, analysis: 0 } }),
      tags: createSimulatedTags({ ...demo, delayMs }),
    });
  },
  { describe, it, expect },
);
