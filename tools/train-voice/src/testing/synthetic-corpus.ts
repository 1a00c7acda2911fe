import { ANALYSIS_RATE } from '@nafas/emotion/voice';
import { seededRandom } from '../audio/degrade.ts';
import { makeClip, type Clip, type EmotionLetter } from '../corpus.ts';

/** How an emotion changes a voice here: factors on pitch, swing and harmonics. */
const SHAPES: Readonly<
  Partial<Record<EmotionLetter, { pitch: number; swing: number; tilt: number }>>
> = {
  W: { pitch: 1.4, swing: 0.25, tilt: 0.9 },
  F: { pitch: 1.5, swing: 0.3, tilt: 1 },
  T: { pitch: 0.95, swing: 0.08, tilt: 1.6 },
  N: { pitch: 1, swing: 0.12, tilt: 1.4 },
};

/** Three speakers, four emotions, four clips each: buzzes with a speaker's pitch, no recording. */
export function syntheticCorpus(): Clip[] {
  const random = seededRandom(3);
  const clips: Clip[] = [];
  for (const [speaker, hz] of [
    ['01', 110],
    ['02', 150],
    ['03', 210],
  ] as const) {
    for (const [emotion, shape] of Object.entries(SHAPES)) {
      for (let version = 0; version < 4; version++) {
        const vary = () => 0.94 + 0.12 * random();
        const sound = buzz(
          hz * shape.pitch * vary(),
          shape.swing * vary(),
          shape.tilt * vary(),
          version,
        );
        clips.push(
          makeClip(`${speaker}a0${version}${emotion}a`, speaker, emotion as EmotionLetter, sound),
        );
      }
    }
  }
  return clips;
}

function buzz(hz: number, swing: number, tilt: number, start: number): Float32Array {
  const out = new Float32Array(1.6 * ANALYSIS_RATE);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / ANALYSIS_RATE + start;
    const f0 = hz * (1 + swing * Math.sin(6.9 * t) + 0.3 * swing * Math.sin(17 * t));
    phase += (2 * Math.PI * f0) / ANALYSIS_RATE;
    const syllable = Math.max(0, Math.sin(Math.PI * ((t * 4) % 1)) - 0.25);
    let sum = 0;
    for (let h = 1; h * f0 < 4000; h++) sum += Math.sin(h * phase) * h ** -tilt;
    out[i] = 0.2 * syllable * sum;
  }
  return out;
}
