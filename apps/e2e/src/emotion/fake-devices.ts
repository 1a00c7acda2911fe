import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resample } from '@nafas/emotion/voice';

const e2e = join(import.meta.dirname, '../..');
const made = join(e2e, '.fixtures');
/** Chromium plays a motion JPEG at 30 pictures a second, whatever it is told. */
const PICTURES = 30;
const MICROPHONE_RATE = 48_000;
/** The synthetic voices are 16-bit mono files of this rate with the shortest header. */
const VOICE_RATE = 16_000;
const HEADER_BYTES = 44;

/** A clip of `smiling` seconds of a face (NASA portrait, public domain), then `nobody` seconds of none; it loops. */
export async function cameraClip(smiling: number, nobody: number): Promise<string> {
  const picture = (name: string) => readFile(join(e2e, `fixtures/emotion/${name}.jpg`));
  const smile = Array.from({ length: smiling * PICTURES }, () => picture('smile'));
  const empty = Array.from({ length: nobody * PICTURES }, () => picture('nobody'));
  const bytes = Buffer.concat(await Promise.all([...smile, ...empty]));
  return writeWhole(`camera-${smiling}-${nobody}.mjpeg`, bytes);
}

/** One of the synthetic voices as the fake microphone wants it: 48 kHz, 16 bits. */
export async function voiceClip(name: 'calm' | 'neutral' | 'excited'): Promise<string> {
  const source = join(e2e, `../../tools/train-voice/fixtures/espeak-${name}.wav`);
  const file = await readFile(source);
  const samples = Float32Array.from(
    { length: (file.length - HEADER_BYTES) / 2 },
    (_, i) => file.readInt16LE(HEADER_BYTES + 2 * i) / 2 ** 15,
  );
  const sound = resample(samples, VOICE_RATE, MICROPHONE_RATE);
  const bytes = Buffer.alloc(44 + 2 * sound.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * sound.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(MICROPHONE_RATE, 24);
  bytes.writeUInt32LE(2 * MICROPHONE_RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * sound.length, 40);
  sound.forEach((s, i) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, s)) * 32767), 44 + 2 * i),
  );
  return writeWhole(`voice-${name}.wav`, bytes);
}

/** Writes a file that is there as a whole or not at all: the browser of another shard may be playing it. */
async function writeWhole(name: string, bytes: Buffer): Promise<string> {
  await mkdir(made, { recursive: true });
  const path = join(made, name);
  const written = `${path}.${process.pid}`;
  await writeFile(written, bytes);
  await rename(written, path);
  return path;
}
