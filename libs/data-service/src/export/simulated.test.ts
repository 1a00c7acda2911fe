import { describe, expect, it, test } from 'vitest';
import { accountDataContract } from './contract.ts';
import { createSimulatedAccountData } from './simulated.ts';

function create(entries: Record<string, string>) {
  const keys = Object.keys(entries);
  return createSimulatedAccountData({
    storage: {
      length: keys.length,
      key: (index) => keys[index] ?? null,
      getItem: (key) => entries[key] ?? null,
    },
    now: () => new Date('2026-11-21T06:30:00Z'),
    delayMs: { read: 0, write: 0 },
  });
}

describe('simulated account data', () => {
  accountDataContract(async () => create({ 'nafas.demo.profile.v1': '{"name":"Guest"}' }), {
    describe,
    it,
    expect,
  });
});

test('the demo takes along what this tab keeps of it, and nothing else', async () => {
  const data = create({
    'nafas.demo.profile.v1': '{"name":"Guest"}',
    'nafas.demo.goals.v1': '[{"id":"1"},{"id":"2"}]',
    'nafas.demo.broken.v1': '{',
    'other.session': '{"token":"secret"}',
  });
  expect(await data.exportAll()).toEqual({
    exportedAt: '2026-11-21T06:30:00.000Z',
    account: { id: 'demo', email: null },
    tables: { profile: [{ name: 'Guest' }], goals: [{ id: '1' }, { id: '2' }], broken: [] },
    files: [],
  });
});

test('the demo has no account to delete', async () => {
  await expect(create({}).deleteAccount('a@b.test')).rejects.toMatchObject({ code: 'denied' });
});
