// Exports what the trainer of the classifier needs; apps use `screenForCrisis`.
export { decide } from '../decide.ts';
export { phrasesIn } from '../phrases-in.ts';
export { type Learnt } from './learnt.ts';
export { scoreDanger, scoreText, FEATURES, type TextScores } from './score-danger.ts';
export { KINDS_FOUND, NO_KINDS, type FoundKind } from './found-kinds.ts';
export { KIND_BITS, readKindWeights, type KindWeights, type StoredKinds } from './kind-weights.ts';
export { BUCKET_BITS, extractFeatures, type FeatureOptions } from './features.ts';
export { type Script, detectScript } from './script.ts';
export { readWeights, storeWeights, type StoredWeights, type Weights } from './weights.ts';
export { normalise } from '../normalise.ts';
export { readPack, type StoredPack } from '../packs/pack.ts';
export { extractPackFeatures, PACK_BITS, toPlain } from '../packs/pack-features.ts';
export { CLEARED, scoreByPack } from '../packs/score-pack.ts';
export { loadRules } from '../packs/pack.ts';
export type { ReadRules } from '../packs/rules/rule-set.ts';
