import { PACK_MAGIC, type PackHeader, type Stacker } from '@nafas/emotion/text';

/** The parts of a pack; the counterpart of decodePack. */
export interface PackParts {
  readonly header: Omit<PackHeader, 'sections' | 'ranges' | 'features' | 'weights' | 'hidden'>;
  /** Bucket of each feature, ascending, and its frequency level. */
  readonly buckets: Int32Array;
  readonly idf: Uint8Array;
  /** Weight levels, feature-major: feature f, head k at f*heads+k. */
  readonly levels: Int8Array;
  readonly stacker: Stacker;
}

/** Writes a pack: magic, header length, header, then the sections decodePack reads. */
export function encodePack(parts: PackParts): ArrayBuffer {
  const heads = parts.header.heads.length;
  const features = parts.buckets.length;
  const sections: Uint8Array[] = [gaps(parts.buckets), parts.idf];
  let weights = 0;
  for (let k = 0; k < heads; k++) {
    const rows: number[] = [];
    const levels: number[] = [];
    for (let f = 0; f < features; f++) {
      const level = parts.levels[f * heads + k] ?? 0;
      if (level === 0) continue;
      rows.push(f);
      levels.push(level & 255);
    }
    weights += rows.length;
    sections.push(gaps(rows), Uint8Array.from(levels));
  }
  const { bytes, ranges } = stackerBytes(parts.stacker);
  sections.push(bytes);
  const header: PackHeader = {
    ...parts.header,
    hidden: parts.stacker.hidden,
    features,
    weights,
    ranges,
    sections: sections.map((section) => section.length),
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const out = new Uint8Array(8 + json.length + sections.reduce((sum, s) => sum + s.length, 0));
  const view = new DataView(out.buffer);
  view.setUint32(0, PACK_MAGIC, true);
  view.setUint32(4, json.length, true);
  out.set(json, 8);
  let at = 8 + json.length;
  for (const section of sections) {
    out.set(section, at);
    at += section.length;
  }
  return out.buffer;
}

function gaps(ascending: ArrayLike<number>): Uint8Array {
  const out: number[] = [];
  let last = -1;
  for (const value of Array.from(ascending)) {
    let gap = value - last - 1;
    last = value;
    while (gap > 127) {
      out.push((gap & 127) | 128);
      gap >>>= 7;
    }
    out.push(gap);
  }
  return Uint8Array.from(out);
}

function stackerBytes(s: Stacker): { bytes: Uint8Array; ranges: number[] } {
  const parts = [s.mean, s.deviation, s.w1, s.b1, s.w2, s.b2, s.skip];
  const ranges = parts.map((part) => part.reduce((max, v) => Math.max(max, Math.abs(v)), 1e-9));
  const view = new DataView(new ArrayBuffer(2 * parts.reduce((sum, part) => sum + part.length, 0)));
  let at = 0;
  parts.forEach((part, i) => {
    for (const value of part) {
      view.setInt16(at, Math.round((value / (ranges[i] ?? 1)) * 32767), true);
      at += 2;
    }
  });
  return { bytes: new Uint8Array(view.buffer), ranges };
}
