import { describe, expect, it, test } from 'vitest';
import { expectToSettleAfter } from '../testing/expect-to-settle.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { goalContract } from './contract.ts';
import { newGoal } from './goal.ts';
import { createSimulatedGoals, DEMO_GOALS_KEY } from './simulated.ts';
import { GOAL_STATUSES, goalStatus } from './status.ts';

const NOW = new Date('2026-11-21T06:30:00Z');

const create = (storage = createMemoryStorage(), language: 'en' | 'ar' = 'en') =>
  createSimulatedGoals({
    storage,
    language,
    now: () => NOW,
    timeZone: 'Asia/Riyadh',
    delayMs: { read: 0, write: 0 },
  });
const goal = () =>
  newGoal({
    title: 'Read',
    description: 'One chapter',
    category: 'Education',
    deadline: '2026-12-01',
    now: NOW,
    timeZone: 'Asia/Riyadh',
  });

describe('simulated goals', () => {
  goalContract(async () => create(), { describe, it, expect });
});

describe('the samples of the demo', () => {
  test('are one of each status, in the language of the visitor', async () => {
    const samples = await create().list();
    const statuses = samples.map((each) => goalStatus(each, '2026-11-21'));
    expect([...statuses].sort()).toEqual([...GOAL_STATUSES].sort());
    const arabic = await create(createMemoryStorage(), 'ar').list();
    expect(arabic.map(({ id }) => id)).toEqual(samples.map(({ id }) => id));
    for (const { title } of arabic) expect(title).toMatch(/^[\u0600-\u06ff]/);
  });

  test('can all be removed without coming back', async () => {
    const storage = createMemoryStorage();
    for (const { id } of await create(storage).list()) await create(storage).remove(id);
    expect(await create(storage).list()).toEqual([]);
  });

  test.each(['{', '{}', '[{"title":1}]'])(
    'begin again when they are broken: %s',
    async (broken) => {
      const storage = createMemoryStorage();
      storage.setItem(DEMO_GOALS_KEY, broken);
      expect(await create(storage).list()).toHaveLength(4);
    },
  );
});

test('what the demo keeps outlives a reload, under a key of the demo with a version', async () => {
  const storage = createMemoryStorage();
  const mine = await create(storage).add(goal());
  expect(await create(storage).list()).toContainEqual(mine);
  expect(DEMO_GOALS_KEY).toBe('nafas.demo.goals.v1');
});

test('a full store is an error of the server kind', async () => {
  const storage = createMemoryStorage();
  await create(storage).list();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(create(storage).add(goal())).rejects.toMatchObject({ code: 'server' });
});

describe('the delays', () => {
  const slow = () => createSimulatedGoals({ storage: createMemoryStorage(), now: () => NOW });

  test('a read takes 500 ms (DATA-300)', () => expectToSettleAfter(500, () => slow().list()));
  test('a write takes 1000 ms (DATA-301)', () =>
    expectToSettleAfter(1000, () => slow().add(goal())));
});
