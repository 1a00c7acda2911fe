import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ANALYSIS_RATE, readProsody, resample } from '@nafas/emotion/voice';
import { addNoise, seededRandom, telephone } from './audio/degrade.ts';
import { decodeFile } from './audio/decode.ts';

/** How each clip is heard: as recorded, in noise, over a telephone. */
export const CONDITIONS = ['clean', 'noise15', 'noise5', 'telephone'] as const;
/** One of them. */
export type Condition = (typeof CONDITIONS)[number];

/** The seven emotions of EMO-DB by the letter in its file names. */
export const EMOTIONS = {
  W: 'anger',
  A: 'fear',
  F: 'joy',
  T: 'sadness',
  L: 'boredom',
  N: 'neutral',
  E: 'disgust',
};
/** One of its letters. */
export type EmotionLetter = keyof typeof EMOTIONS;

/** One clip of the corpus: who speaks, which emotion, its features in each condition. */
export interface Clip {
  readonly name: string;
  readonly speaker: string;
  readonly emotion: EmotionLetter;
  /** Undefined where nothing of the clip is heard as a voice (never so in `clean`). */
  readonly features: Readonly<Record<Condition, readonly number[] | undefined>> & {
    readonly clean: readonly number[];
  };
}

/** Aroused (1): anger, fear, joy. Calm (0): sadness, boredom, neutral. Disgust is neither: null. */
export function arousalLabel(emotion: EmotionLetter): 0 | 1 | null {
  if (emotion === 'E') return null;
  return 'WAF'.includes(emotion) ? 1 : 0;
}

const NAME = /^(\d\d)[ab]\d\d([WAFTLNE])[a-z]?\.(?:flac|wav)$/u;

/**
 * Reads every clip named as EMO-DB names them (speaker, text, emotion, version) in a folder.
 * @throws Error when the folder holds none.
 */
export async function readCorpus(folder: string): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const [, speaker, emotion] = NAME.exec(name) ?? [];
    if (!speaker || !emotion) continue;
    const { samples, sampleRate } = await decodeFile(join(folder, name));
    clips.push(
      makeClip(
        name,
        speaker,
        emotion as EmotionLetter,
        resample(samples, sampleRate, ANALYSIS_RATE),
      ),
    );
  }
  if (clips.length === 0) throw new Error(`No clip named as in EMO-DB in ${folder}.`);
  return clips;
}

/** A clip from its sound at ANALYSIS_RATE; the noise is seeded by the name, so it is repeatable. */
export function makeClip(
  name: string,
  speaker: string,
  emotion: EmotionLetter,
  samples: Float32Array,
): Clip {
  const random = seededRandom([...name].reduce((h, c) => Math.imul(h, 31) + c.charCodeAt(0), 7));
  const read = (heard: Float32Array) => readProsody(heard)?.features;
  const clean = read(samples);
  if (!clean) throw new Error(`Nothing in ${name} is voiced.`);
  return {
    name,
    speaker,
    emotion,
    features: {
      clean,
      noise15: read(addNoise(samples, 15, random)),
      noise5: read(addNoise(samples, 5, random)),
      telephone: read(telephone(samples)),
    },
  };
}
