import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { consoleContract } from './contract.ts';
import { createSimulatedConsole } from './simulated.ts';

function open() {
  return createSimulatedConsole({
    storage: createMemoryStorage(),
    now: () => new Date(),
    delayMs: { read: 0, write: 0 },
  });
}

describe('the simulated console', () => {
  // What is live in its sample is a trial.
  const place = () =>
    Promise.resolve({
      ...{ console: open(), app: 'analysis' },
      ...{ newer: '2.4.0', older: '2.3.4', next: '2.4.1' },
    });
  consoleContract(place, place, { describe, it, expect });
});

test('a rollback is not done twice', async () => {
  const console = open();
  const order = {
    action: 'rollback',
    app: 'analysis',
    version: '2.4.0',
    why: 'it stays empty',
  } as const;
  await console.change(order);
  await expect(console.change(order)).rejects.toThrow('analysis@2.4.0');
});
