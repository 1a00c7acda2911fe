import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EmotionValue } from './reading.ts';
import { SIMULATED_RANGES, SimulatedEngine } from './simulated.ts';

const at = async (random: number) => {
  const engine = new SimulatedEngine<string>('text', { random: () => random, delayMs: 0 });
  const result = await engine.analyze('x');
  if (!result.ok) throw new Error('the simulated engine always reads');
  return result.reading;
};

describe('SimulatedEngine', () => {
  afterEach(() => void vi.useRealTimers());

  it('takes 1500 ms (DATA-303)', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    void new SimulatedEngine<string>('text').analyze('x').then(settled);
    await vi.advanceTimersByTimeAsync(1499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });
  it('starts at the lower bounds (ASSIST-048, ASSIST-050, ASSIST-052, ASSIST-054, ASSIST-056)', async () => {
    expect(await at(0)).toMatchObject({
      happiness: 30,
      sadness: 0,
      neutral: 0,
      stress: 0,
      energy: 40,
    });
  });
  it('ends at the upper bounds (ASSIST-049, ASSIST-051, ASSIST-053, ASSIST-055, ASSIST-057)', async () => {
    expect(await at(1)).toMatchObject({
      happiness: 70,
      sadness: 20,
      neutral: 20,
      stress: 30,
      energy: 80,
    });
  });
  it('has a confidence of 0.8 to 0.95 and says that it is simulated (ASSIST-025, ASSIST-026)', async () => {
    expect((await at(0)).confidence).toBeCloseTo(0.8);
    expect((await at(1)).confidence).toBeCloseTo(0.95);
    expect((await at(0.5)).notes).toEqual(['simulated']);
  });
  it('stays inside the ranges with real random numbers', async () => {
    const engine = new SimulatedEngine<string>('text', { delayMs: 0 });
    for (let i = 0; i < 200; i++) {
      const result = await engine.analyze('x');
      if (!result.ok) throw new Error('no reading');
      for (const [value, [low, high]] of Object.entries(SIMULATED_RANGES)) {
        const percent = result.reading[value as EmotionValue];
        expect(percent).toBeGreaterThanOrEqual(low);
        expect(percent).toBeLessThanOrEqual(high);
      }
    }
  });
});
