import { describe, expect, it, test } from 'vitest';
import type { MoodLevel } from '@nafas/insights';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { answerKey, answerToday, PERMANENT_RESPONSES_KEY } from './answer-today.ts';
import { weatherContract } from './contract.ts';
import { createSimulatedWeather } from './simulated.ts';
import { weatherOfRows } from './weather.ts';

describe('simulated weather', () => {
  weatherContract(async () => createSimulatedWeather({ delayMs: { read: 0, write: 0 } }), {
    describe,
    it,
    expect,
  });
});

function device(userId = 'ada') {
  const entries = new Map<string, string>();
  const storage = createMemoryStorage(entries);
  return { entries, storage, random: Math.random, userId };
}

function server() {
  const got: MoodLevel[] = [];
  const state = { isThere: true };
  return {
    got,
    state,
    service: {
      ...createSimulatedWeather(),
      answer: async (level: MoodLevel) => {
        got.push(level);
        if (!state.isThere) throw new Error('offline');
        return true;
      },
    },
  };
}
const on = (day: string, level: MoodLevel = 4) => ({ day, level });

describe('the answer of a day', () => {
  test('DECISION-149: is given once, however often somebody checks in', async () => {
    const [ada, { got, service }] = [device(), server()];
    expect(await answerToday(service, ada, on('2026-11-23'))).toBe(true);
    expect(await answerToday(service, ada, on('2026-11-23', 1))).toBe(false);
    expect(await answerToday(service, ada, on('2026-11-24'))).toBe(true);
    expect(got).toHaveLength(2);
  });

  test('DECISION-149: tried again says the same as before, whatever was felt since', async () => {
    const [ada, { got, service, state }] = [device(), server()];
    state.isThere = false;
    for (let tries = 0; tries < 20; tries += 1) {
      const again = answerToday(service, ada, on('2026-11-23', tries % 2 === 0 ? 5 : 1));
      await expect(again).rejects.toThrow('offline');
    }
    expect(new Set(got).size).toBe(1);
    state.isThere = true;
    expect(await answerToday(service, ada, on('2026-11-23'))).toBe(true);
    expect(new Set(got).size).toBe(1);
  });

  test('what was drawn once stays for whoever comes next, and names nobody', async () => {
    const ada = device();
    const { service } = server();
    await answerToday(service, ada, on('2026-11-23'));
    const draws = ada.entries.get(PERMANENT_RESPONSES_KEY);
    expect(draws).toMatch(/^\[[1-5](,[1-5]){4}\]$/);
    await answerToday(service, { ...ada, userId: 'bob' }, on('2026-11-23', 1));
    expect(ada.entries.get(PERMANENT_RESPONSES_KEY)).toBe(draws);
    expect([...ada.entries.keys()].sort()).toEqual(
      [PERMANENT_RESPONSES_KEY, answerKey('ada'), answerKey('bob')].sort(),
    );
    // The level itself is nowhere.
    expect(JSON.parse(ada.entries.get(answerKey('bob')) ?? '')).toEqual({
      day: '2026-11-23',
      answer: expect.any(Number),
      isGiven: true,
    });
  });

  test('a device that keeps nothing gives none: it would draw anew each time', async () => {
    const { got, service } = server();
    const refuse = () => {
      throw new Error('full');
    };
    const full = { ...device(), storage: { getItem: () => null, setItem: refuse } };
    const forgetful = { ...device(), storage: { getItem: () => null, setItem: () => undefined } };
    for (const one of [full, forgetful]) {
      expect(await answerToday(service, one, on('2026-11-23'))).toBe(false);
    }
    expect(got).toEqual([]);
  });

  test('what somebody else wrote there is drawn anew', async () => {
    const [ada, { got, service }] = [device(), server()];
    ada.entries.set(PERMANENT_RESPONSES_KEY, '[9]').set(answerKey('ada'), '{');
    expect(await answerToday(service, ada, on('2026-11-23'))).toBe(true);
    expect(got).toHaveLength(1);
  });
});

test('rows are a day, and anything else is refused', () => {
  const row = { day: '2026-11-22', level: 2, answers: 60 };
  expect(weatherOfRows([])).toBeNull();
  expect(weatherOfRows([row])).toEqual({ day: '2026-11-22', answers: [0, 60, 0, 0, 0] });
  expect(() => weatherOfRows([{ ...row, level: 6 }])).toThrow('No weather');
});
