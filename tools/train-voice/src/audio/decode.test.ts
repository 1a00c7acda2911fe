import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeFile } from './decode.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nafas-decode-'));
});
afterAll(() => rm(folder, { recursive: true }));

function crc(bytes: readonly number[], bits: 8 | 16, polynomial: number): number {
  const top = 1 << (bits - 1);
  return bytes.reduce((sum, byte) => {
    let value = sum ^ (byte << (bits - 8));
    for (let i = 0; i < 8; i++) value = value & top ? (value << 1) ^ polynomial : value << 1;
    return value & ((1 << bits) - 1);
  }, 0);
}

/** A FLAC file by hand: 16 kHz, mono, 16 bits, frames of 192 samples kept verbatim. */
function flac(samples: Int16Array): Uint8Array {
  const size = 192;
  const info = [0, size, 0, size, 0, 0, 0, 0, 0, 0, 0x03, 0xe8, 0x00, 0xf0];
  const total = [0, 0, samples.length >> 8, samples.length & 255];
  const bytes = [
    0x66,
    0x4c,
    0x61,
    0x43,
    0x80,
    0,
    0,
    34,
    ...info,
    ...total,
    ...new Array<number>(16).fill(0),
  ];
  for (let frame = 0; frame * size < samples.length; frame++) {
    const header = [0xff, 0xf8, 0x15, 0x08, frame];
    const body = [...header, crc(header, 8, 0x07), 0x02];
    for (const s of samples.subarray(frame * size, (frame + 1) * size))
      body.push((s >> 8) & 255, s & 255);
    const check = crc(body, 16, 0x8005);
    bytes.push(...body, check >> 8, check & 255);
  }
  return Uint8Array.from(bytes);
}

it('reads FLAC, sample for sample', async () => {
  const samples = Int16Array.from({ length: 192 * 4 }, (_, i) =>
    Math.round(12_000 * Math.sin(i / 5)),
  );
  const path = join(folder, 'a.flac');
  await writeFile(path, flac(samples));
  const sound = await decodeFile(path);
  expect(sound.sampleRate).toBe(16_000);
  expect([...sound.samples.map((s) => Math.round(s * 2 ** 15))]).toEqual([...samples]);
});

it('refuses a file that is neither WAVE nor FLAC', async () => {
  const path = join(folder, 'a.mp3');
  await writeFile(path, 'ID3');
  await expect(decodeFile(path)).rejects.toThrow('neither WAVE nor FLAC');
});
