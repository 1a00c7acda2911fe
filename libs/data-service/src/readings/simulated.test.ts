import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { readingContract } from './contract.ts';
import { analyzeEmotion } from './analyze.ts';
import { simulatedAnalysis } from './simulated-engine.ts';
import { createSimulatedReadings, DEMO_READINGS_KEY } from './simulated.ts';

const PLACE = { now: new Date('2026-11-20T21:12:07.014Z'), timeZone: 'Asia/Riyadh' };

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}
const create = (storage = memory()) =>
  createSimulatedReadings({ storage, delayMs: { read: 0, write: 0 } });

describe('simulated readings', () => {
  readingContract(async () => create(), { describe, it, expect });
});

test('what the demo keeps begins again when it is broken', async () => {
  const storage = memory();
  storage.setItem(DEMO_READINGS_KEY, '[{"source":1}]');
  expect(await create(storage).list({ sinceLocalDate: '2000-01-01' })).toEqual([]);
});

describe('the simulated analysis', () => {
  afterEach(() => void vi.useRealTimers());

  test('draws from the specification’s ranges', async () => {
    const at = async (random: number) => {
      const read = simulatedAnalysis({ random: () => random, delayMs: 0 });
      return (await analyzeEmotion({ source: 'camera' }, { read, ...PLACE })).emotions;
    };
    expect(await at(0)).toEqual({ happiness: 30, sadness: 0, neutral: 0, stress: 0, energy: 40 });
    expect(await at(1)).toEqual({
      happiness: 70,
      sadness: 20,
      neutral: 20,
      stress: 30,
      energy: 80,
    });
  });

  test('takes 1500 ms (DATA-303)', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    void analyzeEmotion({ source: 'voice' }, { read: simulatedAnalysis(), ...PLACE }).then(settled);
    await vi.advanceTimersByTimeAsync(1499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });
});
