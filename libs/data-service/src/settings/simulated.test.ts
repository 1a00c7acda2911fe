import { describe, expect, it, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { settingsContract } from './contract.ts';
import { createSimulatedSettings, DEMO_SETTINGS_KEY } from './simulated.ts';

const create = (storage = createMemoryStorage()) =>
  createSimulatedSettings({ storage, delayMs: { read: 0, write: 0 } });

describe('simulated settings', () => {
  settingsContract(async () => create(), { describe, it, expect });
});

test('what was saved outlives a reload, under a key of the demo with a version', async () => {
  const storage = createMemoryStorage();
  await create(storage).update({ theme: 'dark' });
  expect(await create(storage).get()).toMatchObject({ theme: 'dark' });
  expect(DEMO_SETTINGS_KEY).toBe('nafas.demo.settings.v4');
});

test.each(['{', '{}', '{"theme":"blue","language":"en","timeZone":null}'])(
  'broken settings are none: %s',
  async (broken) => {
    const storage = createMemoryStorage();
    storage.setItem(DEMO_SETTINGS_KEY, broken);
    expect(await create(storage).get()).toBeNull();
  },
);
