// What the trainer of the classifier shares with it; apps take `screenForCrisis`.
export { phrasesIn } from '../phrases-in.ts';
export { FEATURES } from './danger-of.ts';
export { BUCKET_BITS, featuresOf, type FeatureOptions } from './features.ts';
export { type Script, scriptOf } from './script.ts';
export { readWeights, storeWeights, type StoredWeights } from './weights.ts';
