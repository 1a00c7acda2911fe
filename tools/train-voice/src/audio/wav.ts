/** Sound as it was decoded, mono, -1..1. */
export interface Sound {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/**
 * Reads a RIFF WAVE file: PCM of 8, 16, 24 or 32 bits or 32-bit float; channels are averaged.
 * @throws Error for anything else.
 */
export function decodeWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE')
    throw new Error('Not a WAVE file.');
  let format: { code: number; channels: number; rate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (tag(at) === 'fmt ') {
      const code = view.getUint16(body, true);
      format = {
        code: code === EXTENSIBLE ? view.getUint16(body + 24, true) : code,
        channels: view.getUint16(body + 2, true),
        rate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    } else if (tag(at) === 'data' && format) {
      // Streamed files carry 0 or 2^32-1 as size: then the rest of the file is the sound.
      const length = size === 0 ? bytes.length - body : Math.min(size, bytes.length - body);
      return readData(view, body, length, format);
    }
    at = body + size + (size % 2);
  }
  throw new Error('The WAVE file holds no sound.');
}

function readData(
  view: DataView,
  at: number,
  length: number,
  { code, channels, rate, bits }: { code: number; channels: number; rate: number; bits: number },
): Sound {
  const read = sampleReader(code, bits);
  const width = bits / 8;
  const samples = new Float32Array(Math.floor(length / (width * channels)));
  for (let i = 0; i < samples.length; i++) {
    let sum = 0;
    for (let c = 0; c < channels; c++) sum += read(view, at + (i * channels + c) * width);
    samples[i] = sum / channels;
  }
  return { samples, sampleRate: rate };
}

function sampleReader(code: number, bits: number): (view: DataView, at: number) => number {
  if (code === FLOAT && bits === 32) return (v, at) => v.getFloat32(at, true);
  if (code === PCM && bits === 8) return (v, at) => (v.getUint8(at) - 128) / 128;
  if (code === PCM && bits === 16) return (v, at) => v.getInt16(at, true) / 2 ** 15;
  if (code === PCM && bits === 24)
    return (v, at) => (v.getUint16(at, true) + v.getInt8(at + 2) * 65536) / 2 ** 23;
  if (code === PCM && bits === 32) return (v, at) => v.getInt32(at, true) / 2 ** 31;
  throw new Error(`WAVE format ${code} with ${bits} bits is not read.`);
}
