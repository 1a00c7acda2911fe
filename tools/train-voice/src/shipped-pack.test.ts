import { readFile } from 'node:fs/promises';
import { makeBaseline, parseVoicePack, readRecording, readVoice } from '@nafas/emotion/voice';
import { expect, it } from 'vitest';
import { decodeFile } from './audio/decode.ts';
import { PACK_FILE } from './places.ts';

/** Three clips of espeak-ng made by ourselves, the same voice: slow and low, as usual, fast and high. */
const fixture = (name: string) =>
  decodeFile(new URL(`../fixtures/espeak-${name}.wav`, import.meta.url).pathname);
const pack = parseVoicePack(JSON.parse(await readFile(PACK_FILE, 'utf8')));

async function energies(meanFeatures?: string): Promise<number[]> {
  const clip = meanFeatures === undefined ? undefined : readRecording(await fixture(meanFeatures));
  const baseline = clip?.ok ? makeBaseline([clip.prosody]) : undefined;
  return Promise.all(
    ['calm', 'neutral', 'excited'].map(async (name) => {
      const result = readVoice(readRecording(await fixture(name)), pack, baseline, 0);
      if (!result.ok) throw new Error(`${name}: ${result.problem}`);
      return result.reading.energy ?? Number.NaN;
    }),
  );
}

it('puts a calm, a neutral and an excited synthetic voice in that order', async () => {
  const [calm = NaN, neutral = NaN, excited = NaN] = await energies();
  expect(calm).toBeLessThan(neutral);
  expect(neutral).toBeLessThan(excited);
});

it('puts the voice of the baseline at the usual energy, the others on their sides', async () => {
  const [calm = NaN, neutral = NaN, excited = NaN] = await energies('neutral');
  expect(neutral).toBeCloseTo(45, 0);
  expect(calm).toBeLessThan(30);
  expect(excited).toBeGreaterThan(50);
});
