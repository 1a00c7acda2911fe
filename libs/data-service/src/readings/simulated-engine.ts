import { wait } from '../simulated.ts';
import type { ReadEmotion } from './analyze.ts';

/** The specification's delay of the simulated analysis in milliseconds (section 9). */
export const SIMULATED_ANALYSIS_MS = 1500;

/** The specification's ranges of the simulated analysis, in percent (section 9). */
const RANGES = {
  happiness: [30, 70],
  sadness: [0, 20],
  neutral: [0, 20],
  stress: [0, 30],
  energy: [40, 80],
} as const;
const CONFIDENCE = [0.8, 0.95] as const;

/** The simulated analysis: takes 1500 ms and draws from the specification's ranges. For the demo and tests only. */
export function simulatedAnalysis({
  random = Math.random,
  delayMs = SIMULATED_ANALYSIS_MS,
}: { random?: () => number; delayMs?: number } = {}): ReadEmotion {
  const draw = ([low, high]: readonly [number, number]) => low + random() * (high - low);
  const whole = (range: readonly [number, number]) => Math.round(draw(range));
  return async () => {
    await wait(delayMs);
    return {
      ok: true,
      reading: {
        happiness: whole(RANGES.happiness),
        sadness: whole(RANGES.sadness),
        neutral: whole(RANGES.neutral),
        stress: whole(RANGES.stress),
        energy: whole(RANGES.energy),
        confidence: draw(CONFIDENCE),
        engine: 'simulated',
        version: '1',
      },
    };
  };
}
