import { PACK_MAGIC, type PackHeader } from './header.ts';
import type { Stacker } from './stacker.ts';

/** A pack as it is scored with, made of its file by {@link decodePack}. */
export interface Pack {
  readonly header: PackHeader;
  /** Bucket to row + 1 (0: unknown). */
  readonly rowOfBucket: Uint16Array;
  /** Sparse weights: row r is rowStart[r]..rowStart[r+1] of head and weight. */
  readonly rowStart: Int32Array;
  readonly head: Uint8Array;
  readonly weight: Float32Array;
  readonly stacker: Stacker;
}

/** Thrown for bytes that are no pack, or a pack of another format. */
export class PackError extends Error {
  override name = 'PackError';
}

/**
 * Reads a pack. Sections: feature gaps (varint), idf levels, then per head the gaps of its rows
 * (varint) and the levels of its weights, then the stacker as int16.
 * @throws PackError when the bytes are not a pack.
 */
export function decodePack(bytes: ArrayBuffer): Pack {
  const { header, at } = readHeader(bytes);
  const all = new Uint8Array(bytes, at);
  const starts = [0];
  for (const size of header.sections) starts.push((starts.at(-1) ?? 0) + size);
  if ((starts.at(-1) ?? 0) !== all.length) throw new PackError('The pack is cut short.');
  const section = (i: number) => all.subarray(starts[i], starts[i + 1]);
  const { features, heads, weights } = header;
  const rowOfBucket = new Uint16Array(1 << header.spec.bits);
  readGaps(section(0), features).forEach((bucket, row) => (rowOfBucket[bucket] = row + 1));
  const idf = section(1);
  const perHead = heads.map((_, k) => ({
    rows: readGaps(section(2 + 2 * k)),
    levels: new Int8Array(section(3 + 2 * k)),
  }));
  const rowStart = new Int32Array(features + 1);
  for (const { rows } of perHead)
    for (const r of rows) rowStart[r + 1] = (rowStart[r + 1] ?? 0) + 1;
  for (let r = 0; r < features; r++) rowStart[r + 1] = (rowStart[r + 1] ?? 0) + (rowStart[r] ?? 0);
  const next = rowStart.slice();
  const head = new Uint8Array(weights);
  const weight = new Float32Array(weights);
  perHead.forEach(({ rows, levels }, k) => {
    const step = (header.steps[k] ?? 0) * header.idfStep;
    rows.forEach((row, i) => {
      const slot = next[row] ?? 0;
      next[row] = slot + 1;
      head[slot] = k;
      weight[slot] = (levels[i] ?? 0) * step * (idf[row] ?? 0);
    });
  });
  return {
    header,
    rowOfBucket,
    rowStart,
    head,
    weight,
    stacker: readStacker(header, section(2 + 2 * heads.length)),
  };
}

function readHeader(bytes: ArrayBuffer): { header: PackHeader; at: number } {
  const view = new DataView(bytes);
  if (bytes.byteLength < 8 || view.getUint32(0, true) !== PACK_MAGIC) {
    throw new PackError('These bytes are not a text pack.');
  }
  const at = 8 + view.getUint32(4, true);
  if (at > bytes.byteLength) throw new PackError('The pack is cut short.');
  const text = new TextDecoder().decode(new Uint8Array(bytes, 8, at - 8));
  return { header: JSON.parse(text) as PackHeader, at };
}

/** Ascending numbers from their differences (7 bits a byte, the high bit: more follow). */
function readGaps(bytes: Uint8Array, count?: number): number[] {
  const out: number[] = [];
  let value = -1;
  let gap = 0;
  let shift = 0;
  for (const byte of bytes) {
    gap |= (byte & 127) << shift;
    shift += 7;
    if (byte & 128) continue;
    value += gap + 1;
    out.push(value);
    gap = 0;
    shift = 0;
  }
  if (count !== undefined && out.length !== count) throw new PackError('The pack is damaged.');
  return out;
}

function readStacker(header: PackHeader, bytes: Uint8Array): Stacker {
  const inputs = header.heads.length + 1;
  const { hidden } = header;
  const outputs = header.outputs.length;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  const read = (i: number, length: number) =>
    Float32Array.from({ length }, () => {
      const level = view.getInt16(at, true);
      at += 2;
      return (level / 32767) * (header.ranges[i] ?? 0);
    });
  return {
    inputs,
    hidden,
    outputs,
    mean: read(0, inputs),
    deviation: read(1, inputs),
    w1: read(2, hidden * inputs),
    b1: read(3, hidden),
    w2: read(4, outputs * hidden),
    b2: read(5, outputs),
    skip: read(6, outputs * inputs),
  };
}
