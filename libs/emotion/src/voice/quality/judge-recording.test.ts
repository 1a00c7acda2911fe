import { describe, expect, it } from 'vitest';
import { readProsody } from '../prosody/prosody.ts';
import { ANALYSIS_RATE } from '../signal/resample.ts';
import { melody, speechLike, whiteNoise } from '../testing/sounds.ts';
import { judgeRecording } from './judge-recording.ts';

const judge = (samples: Float32Array) => judgeRecording(samples, readProsody(samples));

describe('judgeRecording', () => {
  it('lets something like speech through', () => {
    expect(judge(speechLike(3))).toBeUndefined();
  });
  it('knows silence, also with the hiss of a muted microphone', () => {
    expect(judge(new Float32Array(2 * ANALYSIS_RATE))).toBe('silence');
    expect(judge(whiteNoise(2, 0.0005))).toBe('silence');
  });
  it('knows what is too short', () => {
    expect(judge(speechLike(0.6))).toBe('too-short');
  });
  it('knows clipping, also when the clipped wave was turned down afterwards', () => {
    const clipped = speechLike(3).map((s) => Math.max(-1, Math.min(1, s * 12)));
    expect(judge(clipped)).toBe('clipping');
    expect(judge(clipped.map((s) => s * 0.7))).toBe('clipping');
  });
  it('knows music, a single line and chords', () => {
    expect(judge(melody(3, [[262], [330], [392], [440]], 4))).toBe('music');
    expect(
      judge(
        melody(
          3,
          [
            [262, 330, 392],
            [220, 277, 330],
          ],
          2,
        ),
      ),
    ).toBe('music');
  });
  it('knows noise without a voice', () => {
    expect(judge(whiteNoise(2, 0.1))).toBe('no-speech');
  });
});
