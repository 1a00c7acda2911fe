import { daysBetween } from '@nafas/insights';
import { describe, expect, it, test } from 'vitest';
import { newRecommendationRecord } from '../recommendations/index.ts';
import { createSimulatedRecommendations } from '../recommendations/simulated.ts';
import { loadWords } from '../emotion-words/index.ts';
import type { Reading } from '../readings/index.ts';
import { createSimulatedReadings } from '../readings/simulated.ts';
import { expectToSettleAfter } from '../testing/expect-to-settle.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { checkInContract } from './contract.ts';
import { newCheckIn } from './check-in.ts';
import { DEMO_CHECK_INS_KEY } from './demo-rows.ts';
import { createSimulatedCheckIns } from './simulated.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const ALL = { sinceLocalDate: '2000-01-01' };

const create = (storage = createMemoryStorage(), timeZone = 'Asia/Riyadh', hasAgreed = true) =>
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
    async () => create(createMemoryStorage(), 'Asia/Riyadh', false),
    { describe, it, expect },
  );
});

test('what was recommended because of them is erased with them', async () => {
  const storage = createMemoryStorage();
  const recommendations = createSimulatedRecommendations({
    storage,
    delayMs: { read: 0, write: 0 },
  });
  const [id, icon] = ['quick-walk', 'trending-up'] as const;
  await recommendations.show(
    newRecommendationRecord({ id, icon, now: NOW, timeZone: 'Asia/Riyadh' }),
  );
  expect(await recommendations.list(ALL)).toHaveLength(1);
  await create(storage).erase();
  expect(await recommendations.list(ALL)).toEqual([]);
});

test('what was read of one and recommended after it goes when it is deleted, and nothing else', async () => {
  const storage = createMemoryStorage();
  const checkIns = create(storage);
  const [gone, kept] = [checkIn(), checkIn()];
  const delayMs = { read: 0, write: 0 };
  const recommendations = createSimulatedRecommendations({ storage, delayMs });
  const readings = createSimulatedReadings({ storage, delayMs });
  for (const [icon, { id: checkInId }] of [
    ['brain', gone],
    ['users', kept],
  ] as const) {
    await checkIns.submit(icon === 'brain' ? gone : kept);
    await readings.record({ ...READING, id: crypto.randomUUID(), checkInId });
    const record = { id: icon === 'brain' ? 'quick-walk' : 'reach-out', icon, now: NOW } as const;
    await recommendations.show(
      newRecommendationRecord({ ...record, timeZone: 'Asia/Riyadh', checkInId }),
    );
  }
  await checkIns.remove(gone);
  expect(await readings.ofCheckIn(gone.id)).toEqual([]);
  expect(await recommendations.ofCheckIn(gone.id)).toEqual([]);
  expect(await readings.ofCheckIn(kept.id)).toHaveLength(1);
  expect(await recommendations.ofCheckIn(kept.id)).toHaveLength(1);
});

const READING: Reading = {
  id: crypto.randomUUID(),
  source: 'text',
  ...{ happiness: 80, sadness: 0, neutral: 20, stress: 0, energy: null },
  ...{ confidence: 0.8, engine: 'simulated', version: '1' },
  ...{ answer: 'accepted', correction: null, checkInId: null },
  ...{ occurredAt: NOW.toISOString(), timeZone: 'Asia/Riyadh', localDate: '2026-11-21' },
};

describe('the samples of the demo', () => {
  test.each(['Asia/Riyadh', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC'])(
    'are a year that ends yesterday in %s, each instant on its day and before now',
    async (timeZone) => {
      const samples = await create(createMemoryStorage(), timeZone).list(ALL);
      expect(samples.length).toBeGreaterThan(280);
      expect(samples.length).toBeLessThan(330);
      expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
      const days = [...new Set(samples.map(({ localDate }) => localDate))];
      expect(daysBetween(days[0] ?? '', '2026-11-21')).toBeGreaterThan(355);
      // The last thirty evenings have no gap: the dashboard has something to say of them.
      expect(daysBetween(days.at(-30) ?? '', days.at(-1) ?? '')).toBe(29);
      for (const { occurredAt, localDate } of samples) {
        const there = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
        expect(there.format(new Date(occurredAt))).toBe(localDate);
        expect(Date.parse(occurredAt)).toBeLessThan(NOW.getTime());
      }
    },
  );

  test.each(['en', 'ar'])(
    'have notes, tags and known words in %s, and some gaps',
    async (language) => {
      const demo = {
        storage: createMemoryStorage(),
        now: () => NOW,
        language,
        timeZone: 'Asia/Riyadh',
      };
      const samples = await createSimulatedCheckIns({
        ...demo,
        delayMs: { read: 0, analysis: 0 },
      }).list(ALL);
      const known = new Set((await loadWords('en')).all.map(({ id }) => id));
      expect(samples.flatMap(({ words }) => words).every((word) => known.has(word))).toBe(true);
      const notes = samples.flatMap(({ notes }) => notes ?? []);
      expect(notes.length).toBeGreaterThan(100);
      for (const text of [...notes, ...samples.flatMap(({ tags }) => tags)]) {
        expect(/\p{Script=Arabic}/u.test(text)).toBe(language === 'ar');
      }
      expect(samples.some(({ touched }) => touched.length < 3)).toBe(true);
      expect(samples.some(({ notes }) => notes === null)).toBe(true);
    },
  );

  test('are the same every time', async () => {
    expect(await create().list(ALL)).toEqual(await create().list(ALL));
  });
});

describe('what the demo keeps', () => {
  test('outlives a reload, under a key with a version', async () => {
    const storage = createMemoryStorage();
    const mine = checkIn();
    await create(storage).submit(mine);
    expect(await create(storage).list(ALL)).toContainEqual(mine);
    expect(storage.getItem(DEMO_CHECK_INS_KEY)).toContain(mine.id);
    expect(DEMO_CHECK_INS_KEY).toBe('nafas.demo.check-ins.v2');
  });

  test.each(['{', '{}', '[{"mood":99}]'])('begins again when it is broken: %s', async (broken) => {
    const storage = createMemoryStorage();
    storage.setItem(DEMO_CHECK_INS_KEY, broken);
    expect(await create(storage).list(ALL)).toEqual(await create().list(ALL));
  });

  test('a full store is an error of the server kind, not a lost check-in', async () => {
    const storage = createMemoryStorage();
    await create(storage).list(ALL);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(create(storage).submit(checkIn())).rejects.toMatchObject({ code: 'server' });
  });
});

describe('the delays', () => {
  const slow = () => createSimulatedCheckIns({ storage: createMemoryStorage(), now: () => NOW });

  test('a read takes 500 ms (DATA-300)', () => expectToSettleAfter(500, () => slow().list(ALL)));
  test('the analysis takes 1500 ms (DATA-303)', () =>
    expectToSettleAfter(1500, () => slow().submit(checkIn())));
});
