import type { EmotionEngine, EmotionResult } from './engine.ts';
import type { EmotionSource, EmotionValue } from './reading.ts';

/** The specification's ranges of the simulated analysis, in percent (section 9). */
export const SIMULATED_RANGES: Readonly<Record<EmotionValue, readonly [number, number]>> = {
  happiness: [30, 70],
  sadness: [0, 20],
  neutral: [0, 20],
  stress: [0, 30],
  energy: [40, 80],
};

/** The specification's range of the simulated confidence (section 9). */
export const SIMULATED_CONFIDENCE = [0.8, 0.95] as const;

/**
 * Draws every value from the specification's ranges. For the demo, stories and tests; its readings
 * carry the note 'simulated'. `random` gives numbers in 0-1 (a seeded one makes it repeatable).
 */
export class SimulatedEngine<Input> implements EmotionEngine<Input> {
  readonly name = 'simulated';
  readonly version = '1';
  readonly #source: EmotionSource;
  readonly #random: () => number;

  constructor(source: EmotionSource, random: () => number = Math.random) {
    this.#source = source;
    this.#random = random;
  }

  load(progress?: (done: number) => void): Promise<void> {
    progress?.(1);
    return Promise.resolve();
  }

  analyze(input: Input): Promise<EmotionResult> {
    // What is drawn has nothing to do with what came in.
    void input;
    const draw = ([low, high]: readonly [number, number]) => low + this.#random() * (high - low);
    const whole = (value: EmotionValue) => Math.round(draw(SIMULATED_RANGES[value]));
    return Promise.resolve({
      ok: true,
      reading: {
        happiness: whole('happiness'),
        sadness: whole('sadness'),
        neutral: whole('neutral'),
        stress: whole('stress'),
        energy: whole('energy'),
        confidence: draw(SIMULATED_CONFIDENCE),
        source: this.#source,
        engine: this.name,
        version: this.version,
        durationMs: 0,
        computedFrom: [],
        notes: ['simulated'],
      },
    });
  }

  dispose(): void {
    // Nothing is held.
  }
}
