import { daysBetween } from '@nafas/insights';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createSimulatedRecommendations, newRecord } from '../recommendations/index.ts';
import { checkInContract } from './contract.ts';
import { newCheckIn } from './check-in.ts';
import { createSimulatedCheckIns, DEMO_CHECK_INS_KEY } from './simulated.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const ALL = { sinceLocalDate: '2000-01-01' };

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

const create = (storage = memory(), timeZone = 'Asia/Riyadh', hasAgreed = true) =>
  createSimulatedCheckIns({
    storage,
    mayKeep: async () => hasAgreed,
    now: () => NOW,
    timeZone,
    delayMs: { read: 0, analysis: 0 },
  });
const checkIn = () =>
  newCheckIn({ mood: 5, energy: 5, stress: 5, now: NOW, timeZone: 'Asia/Riyadh' });

describe('simulated submit analysis', () => {
  checkInContract(
    async () => create(),
    async () => create(memory(), 'Asia/Riyadh', false),
    { describe, it, expect },
  );
});

test('what was recommended because of them is erased with them', async () => {
  const storage = memory();
  const recommendations = createSimulatedRecommendations({
    storage,
    delayMs: { read: 0, write: 0 },
  });
  const [id, icon] = ['quick-walk', 'trending-up'] as const;
  await recommendations.show(newRecord({ id, icon, now: NOW, timeZone: 'Asia/Riyadh' }));
  expect(await recommendations.list(ALL)).toHaveLength(1);
  await create(storage).erase();
  expect(await recommendations.list(ALL)).toEqual([]);
});

describe('the samples of the demo', () => {
  test.each(['Asia/Riyadh', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC'])(
    'are thirty days that end yesterday in %s, each instant on its day and before now',
    async (timeZone) => {
      const samples = await create(memory(), timeZone).list(ALL);
      expect(samples).toHaveLength(30);
      const days = samples.map(({ localDate }) => localDate);
      expect(new Set(days).size).toBe(30);
      expect(daysBetween(days[0] ?? '', days[29] ?? '')).toBe(29);
      for (const { occurredAt, localDate } of samples) {
        const there = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
        expect(there.format(new Date(occurredAt))).toBe(localDate);
        expect(Date.parse(occurredAt)).toBeLessThan(NOW.getTime());
      }
    },
  );

  test('are the same every time', async () => {
    expect(await create().list(ALL)).toEqual(await create().list(ALL));
  });
});

describe('what the demo keeps', () => {
  test('outlives a reload, under a key with a version', async () => {
    const storage = memory();
    const mine = checkIn();
    await create(storage).submit(mine);
    expect(await create(storage).list(ALL)).toContainEqual(mine);
    expect(storage.getItem(DEMO_CHECK_INS_KEY)).toContain(mine.id);
    expect(DEMO_CHECK_INS_KEY).toBe('nafas.demo.check-ins.v1');
  });

  test.each(['{', '{}', '[{"mood":99}]'])('begins again when it is broken: %s', async (broken) => {
    const storage = memory();
    storage.setItem(DEMO_CHECK_INS_KEY, broken);
    expect(await create(storage).list(ALL)).toHaveLength(30);
  });

  test('a full store is an error of the server kind, not a lost check-in', async () => {
    const storage = memory();
    await create(storage).list(ALL);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(create(storage).submit(checkIn())).rejects.toMatchObject({ code: 'server' });
  });
});

describe('the delays', () => {
  afterEach(() => void vi.useRealTimers());

  const settlesAfter = async (call: () => Promise<unknown>, milliseconds: number) => {
    vi.useFakeTimers();
    const settled = vi.fn();
    void call().then(settled);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  };
  const slow = () => createSimulatedCheckIns({ storage: memory(), now: () => NOW });

  test('a read takes 500 ms (DATA-300)', () => settlesAfter(() => slow().list(ALL), 500));
  test('the analysis takes 1500 ms (DATA-303)', () =>
    settlesAfter(() => slow().submit(checkIn()), 1500));
});
