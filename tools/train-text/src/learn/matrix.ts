import { extract, FeatureBuffer, type FeatureSpec } from '@nafas/emotion/text';

/** Rows of texts in compressed sparse form: row i is ptr[i]..ptr[i+1] of column and value. */
export interface Sparse {
  readonly ptr: Int32Array;
  readonly column: Int32Array;
  readonly value: Float32Array;
}

/** Hashes every text; a word or character n-gram counts 1/sqrt(how many of its kind the text has). */
export function toSparse(texts: readonly string[], spec: FeatureSpec): Sparse {
  const buffer = new FeatureBuffer();
  const ptr = new Int32Array(texts.length + 1);
  let column = new Int32Array(1 << 16);
  let value = new Float32Array(1 << 16);
  let n = 0;
  const counts = new Map<number, number>();
  texts.forEach((text, i) => {
    extract(text, spec, buffer);
    const wordWeight = 1 / Math.sqrt(buffer.words || 1);
    const charWeight = spec.charWeight / Math.sqrt(buffer.size - buffer.words || 1);
    counts.clear();
    for (let j = 0; j < buffer.size; j++) {
      const bucket = buffer.buckets[j] ?? 0;
      counts.set(bucket, (counts.get(bucket) ?? 0) + (j < buffer.words ? wordWeight : charWeight));
    }
    while (n + counts.size > column.length) {
      column = grow(column, new Int32Array(column.length * 2));
      value = grow(value, new Float32Array(value.length * 2));
    }
    for (const [bucket, weight] of counts) {
      column[n] = bucket;
      value[n++] = weight;
    }
    ptr[i + 1] = n;
  });
  return { ptr, column: column.slice(0, n), value: value.slice(0, n) };
}

function grow<T extends Int32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** In how many rows each of `columns` columns occurs. */
export function documentFrequency(matrix: Sparse, columns: number): Int32Array {
  const df = new Int32Array(columns);
  for (const c of matrix.column) df[c] = (df[c] ?? 0) + 1;
  return df;
}

/** Keeps the columns with map[c] >= 0, renumbered, their values times scale[new number]. */
export function selectColumns(matrix: Sparse, map: Int32Array, scale?: Float32Array): Sparse {
  const ptr = new Int32Array(matrix.ptr.length);
  const column = new Int32Array(matrix.column.length);
  const value = new Float32Array(matrix.column.length);
  let n = 0;
  for (let row = 0; row + 1 < ptr.length; row++) {
    for (let j = matrix.ptr[row] ?? 0, end = matrix.ptr[row + 1] ?? 0; j < end; j++) {
      const to = map[matrix.column[j] ?? 0] ?? -1;
      if (to < 0) continue;
      column[n] = to;
      value[n++] = (matrix.value[j] ?? 0) * (scale?.[to] ?? 1);
    }
    ptr[row + 1] = n;
  }
  return { ptr, column: column.slice(0, n), value: value.slice(0, n) };
}
