import { KINDS_FOUND, type FoundKind } from './found-kinds.ts';
import { readWeights, type StoredWeights, type Weights } from './weights.ts';

/** What was learnt of the kinds, in the order of {@link KINDS_FOUND}; of a bucket its last bits count. */
export interface KindWeights {
  readonly heads: readonly Weights[];
  readonly mask: number;
}

/** {@link KindWeights} as they are kept in the file of what was learnt. */
export type StoredKinds = Readonly<Record<FoundKind, StoredWeights>>;

/** Buckets of each kind, as a power of two: fewer than those of danger, since there are five. */
export const KIND_BITS = 15;

/** Reads the weights of each kind from their stored form. */
export function readKindWeights(stored: StoredKinds): KindWeights {
  return { heads: KINDS_FOUND.map((kind) => readWeights(stored[kind])), mask: 2 ** KIND_BITS - 1 };
}
