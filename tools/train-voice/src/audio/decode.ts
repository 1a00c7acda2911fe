import { readFile } from 'node:fs/promises';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { decodeWav, type Sound } from './wav.ts';

/**
 * Reads a .wav or .flac file, whichever its first bytes say it is; channels are averaged.
 * @throws Error when it is neither, or damaged.
 */
export async function decodeFile(path: string): Promise<Sound> {
  const bytes = await readFile(path);
  const magic = bytes.toString('latin1', 0, 4);
  if (magic === 'RIFF') return decodeWav(bytes);
  if (magic === 'fLaC') return decodeFlac(bytes);
  throw new Error(`${path} is neither WAVE nor FLAC.`);
}

async function decodeFlac(bytes: Uint8Array): Promise<Sound> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate, samplesDecoded, errors } = await decoder.decodeFile(bytes);
    const first = errors[0];
    if (first) throw new Error(`Damaged FLAC: ${first.message}`);
    const samples = new Float32Array(samplesDecoded);
    for (const channel of channelData) {
      for (let i = 0; i < samples.length; i++) {
        samples[i] = (samples[i] ?? 0) + (channel[i] ?? 0) / channelData.length;
      }
    }
    return { samples, sampleRate };
  } finally {
    decoder.free();
  }
}
