import { type KindWeights, readKindWeights } from './kind-weights.ts';
import type { Script } from './script.ts';
import { readWeights, type Weights } from './weights.ts';

/** What was learnt: of danger, and of each kind of it. */
export interface Learnt {
  readonly danger: (script: Script) => Weights;
  readonly kinds: (script: Script) => KindWeights;
}

let loaded: Learnt | null = null;

/** What was learnt of English and Arabic, when it was loaded before. */
export const loadedLearnt = (): Learnt | null => loaded;

/**
 * Loads what was learnt of English and Arabic. In files beside the script: 850 KB within it were read in one piece, and
 * a phone stood still for that long. Rejects when one can't be had; the next call tries again.
 */
export async function loadLearnt(): Promise<Learnt> {
  if (loaded) return loaded;
  const [arabic, latin, kinds] = await Promise.all([
    import('./arabic.json', { with: { type: 'json' } }),
    import('./latin.json', { with: { type: 'json' } }),
    import('./kinds.json', { with: { type: 'json' } }),
  ]);
  const danger = { arabic: readWeights(arabic.default), latin: readWeights(latin.default) };
  const ofKinds = {
    arabic: readKindWeights(kinds.default.arabic),
    latin: readKindWeights(kinds.default.latin),
  };
  return (loaded ??= { danger: (script) => danger[script], kinds: (script) => ofKinds[script] });
}
