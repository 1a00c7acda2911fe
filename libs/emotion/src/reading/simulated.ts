import type { EmotionEngine, EmotionResult } from './engine.ts';
import type { EmotionSource, EmotionValue } from './reading.ts';

/** The ranges of the simulated analysis, in percent (ASSIST-048 to -057). */
export const SIMULATED_RANGES: Readonly<Record<EmotionValue, readonly [number, number]>> = {
  happiness: [30, 70],
  sadness: [0, 20],
  neutral: [0, 20],
  stress: [0, 30],
  energy: [40, 80],
};

/** The range of the simulated confidence (ASSIST-025, ASSIST-026). */
export const SIMULATED_CONFIDENCE = [0.8, 0.95] as const;

/** How long a simulated analysis takes (DATA-303). */
export const SIMULATED_ANALYSIS_MS = 1500;

/** How a simulated engine draws, and how long it takes; tests give their own. */
export interface Simulation {
  /** Gives numbers in 0-1; a seeded one makes it repeatable. */
  readonly random?: () => number;
  readonly delayMs?: number;
}

/**
 * Draws every value from these ranges. For the demo, stories and tests; its readings
 * carry the note 'simulated'.
 */
export class SimulatedEngine<Input> implements EmotionEngine<Input> {
  readonly name = 'simulated';
  readonly version = '1';
  readonly #source: EmotionSource;
  readonly #random: () => number;
  readonly #delayMs: number;

  constructor(
    source: EmotionSource,
    { random = Math.random, delayMs = SIMULATED_ANALYSIS_MS }: Simulation = {},
  ) {
    this.#source = source;
    this.#random = random;
    this.#delayMs = delayMs;
  }

  load(progress?: (done: number) => void): Promise<void> {
    progress?.(1);
    return Promise.resolve();
  }

  async analyze(input: Input): Promise<EmotionResult> {
    // The simulated values do not depend on the input.
    void input;
    await new Promise((resolve) => setTimeout(resolve, this.#delayMs));
    const draw = ([low, high]: readonly [number, number]) => low + this.#random() * (high - low);
    const whole = (value: EmotionValue) => Math.round(draw(SIMULATED_RANGES[value]));
    return {
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
    };
  }

  dispose(): void {
    // Nothing is held.
  }
}
