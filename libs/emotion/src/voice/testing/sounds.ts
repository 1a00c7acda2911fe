import { ANALYSIS_RATE } from '../signal/resample.ts';

/** Repeatable numbers in 0-1 (linear congruential, Numerical Recipes). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Noise with the given largest amplitude. */
export function whiteNoise(seconds: number, amplitude: number): Float32Array {
  const random = seeded(7);
  return Float32Array.from(
    { length: Math.round(seconds * ANALYSIS_RATE) },
    () => amplitude * (2 * random() - 1),
  );
}

/** Notes (each a list of frequencies in Hz) one after the other, `perSecond` of them. */
export function melody(
  seconds: number,
  notes: readonly (readonly number[])[],
  perSecond: number,
): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * ANALYSIS_RATE) }, (_, i) => {
    const t = i / ANALYSIS_RATE;
    const chord = notes[Math.floor(t * perSecond) % notes.length] ?? [];
    let sum = 0;
    for (const hz of chord) {
      for (let h = 1; h < 6; h++) sum += Math.sin(2 * Math.PI * hz * h * t) / h;
    }
    return 0.1 * sum * Math.exp(-3 * ((t * perSecond) % 1));
  });
}

/** The shape of a synthetic voice. */
export interface VoiceShape {
  /** Middle of the pitch in Hz. */
  readonly hz?: number;
  /** How far the intonation swings, as a share of the pitch. */
  readonly swing?: number;
  /** Syllables a second. */
  readonly rate?: number;
  /** Decay of the harmonics: amplitude of harmonic h is h^-tilt. */
  readonly tilt?: number;
}

/** A buzz with gliding pitch, syllables and pauses: enough like speech to be measured as such. */
export function speechLike(seconds: number, shape: VoiceShape = {}): Float32Array {
  const { hz = 140, swing = 0.15, rate = 4, tilt = 1.3 } = shape;
  const out = new Float32Array(Math.round(seconds * ANALYSIS_RATE));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / ANALYSIS_RATE;
    const f0 = hz * (1 + swing * Math.sin(2 * Math.PI * 1.1 * t) + 0.3 * swing * Math.sin(17 * t));
    phase += (2 * Math.PI * f0) / ANALYSIS_RATE;
    const syllable = Math.max(0, Math.sin(Math.PI * ((t * rate) % 1)) - 0.25);
    let sum = 0;
    for (let h = 1; h * f0 < 4000; h++) sum += Math.sin(h * phase) * h ** -tilt;
    out[i] = 0.2 * syllable * sum;
  }
  return out;
}
