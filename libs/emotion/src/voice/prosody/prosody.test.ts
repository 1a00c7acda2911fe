import { describe, expect, it } from 'vitest';
import { ANALYSIS_RATE } from '../signal/resample.ts';
import { speechLike } from '../testing/sounds.ts';
import { VOICE_FEATURES, type VoiceFeature } from './features.ts';
import { readProsody, readTracks } from './prosody.ts';

function measureFeature(samples: Float32Array, name: VoiceFeature): number {
  return readProsody(samples)?.features[VOICE_FEATURES.indexOf(name)] ?? Number.NaN;
}

const semitones = (hz: number) => 12 * Math.log2(hz / 50);

describe('readProsody', () => {
  it('finds the pitch of low and high voices to a quarter of a semitone', () => {
    for (const hz of [85, 140, 220, 380]) {
      const found = measureFeature(speechLike(3, { hz, swing: 0 }), 'pitchMean');
      expect(Math.abs(found - semitones(hz))).toBeLessThan(0.25);
    }
  });

  it('follows a glide: pitch speed and spread grow with the intonation', () => {
    const flat = speechLike(3, { swing: 0.05 });
    const lively = speechLike(3, { swing: 0.25 });
    for (const name of ['pitchSpread', 'pitchSpeed'] as const) {
      expect(measureFeature(lively, name)).toBeGreaterThan(2 * measureFeature(flat, name));
    }
  });

  it('hears a bright voice by its tilt, centroid and Hammarberg index', () => {
    const dull = speechLike(3, { tilt: 1.8 });
    const bright = speechLike(3, { tilt: 0.8 });
    for (const name of ['tiltMean', 'centroidMean', 'hammarberg'] as const) {
      expect(measureFeature(bright, name)).toBeGreaterThan(measureFeature(dull, name));
    }
  });

  it('counts syllables', () => {
    const slow = measureFeature(speechLike(4, { rate: 2 }), 'voicedRunsPerSecond');
    const fast = measureFeature(speechLike(4, { rate: 4 }), 'voicedRunsPerSecond');
    expect(fast / slow).toBeCloseTo(2, 0);
  });

  it('depends on loudness in no feature', () => {
    const loud = speechLike(3);
    const quiet = loud.map((s) => s / 10);
    const [a, b] = [readProsody(loud)?.features ?? [], readProsody(quiet)?.features ?? []];
    expect(a).toHaveLength(19);
    a.forEach((v, i) => expect(b[i] ?? NaN).toBeCloseTo(v, 1));
  });

  it('gives nothing where nothing is voiced', () => {
    expect(readProsody(new Float32Array(ANALYSIS_RATE))).toBeUndefined();
    expect(readTracks(new Float32Array(ANALYSIS_RATE)).pitch.every(Number.isNaN)).toBe(true);
  });
});
