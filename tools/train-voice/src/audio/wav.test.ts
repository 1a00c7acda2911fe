import { describe, expect, it } from 'vitest';
import { decodeWav } from './wav.ts';

/** A WAVE file of the given format around `data`, with an odd chunk before it. */
function wave(code: number, channels: number, bits: number, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + 24 + 10 + 8 + data.length);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  tag(0, 'RIFF');
  tag(8, 'WAVE');
  tag(12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, code, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, 16000, true);
  view.setUint16(34, bits, true);
  tag(36, 'LIST');
  view.setUint32(40, 1, true);
  tag(46, 'data');
  view.setUint32(50, data.length, true);
  bytes.set(data, 54);
  return bytes;
}

const toBytes = (array: Int16Array | Float32Array) => new Uint8Array(array.buffer);

describe('decodeWav', () => {
  it('reads 16-bit sound and averages channels, past a chunk of odd size', () => {
    const sound = decodeWav(wave(1, 2, 16, toBytes(Int16Array.of(16384, 0, -32768, -32768))));
    expect(sound.sampleRate).toBe(16000);
    expect([...sound.samples]).toEqual([0.25, -1]);
  });
  it('reads 24-bit and float sound', () => {
    expect([...decodeWav(wave(1, 1, 24, Uint8Array.of(0, 0, 0x40, 0, 0, 0xc0))).samples]).toEqual([
      0.5, -0.5,
    ]);
    expect([...decodeWav(wave(3, 1, 32, toBytes(Float32Array.of(0.125)))).samples]).toEqual([
      0.125,
    ]);
  });
  it('refuses what is no WAVE file, and compressed ones', () => {
    expect(() => decodeWav(new Uint8Array(100))).toThrow('Not a WAVE file');
    expect(() => decodeWav(wave(7, 1, 8, new Uint8Array(4)))).toThrow('format 7');
  });
});
