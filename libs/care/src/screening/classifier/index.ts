// Exports what the trainer of the classifier needs; apps use `screenForCrisis`.
export { decide } from '../decide.ts';
export { phrasesIn } from '../phrases-in.ts';
export { dangerOf, FEATURES } from './danger-of.ts';
export { BUCKET_BITS, featuresOf, type FeatureOptions } from './features.ts';
export { type Script, scriptOf } from './script.ts';
export { readWeights, storeWeights, type StoredWeights, type Weights } from './weights.ts';
