// Exports what the trainer of the classifier needs; apps use `screenForCrisis`.
export { decide } from '../decide.ts';
export { phrasesIn } from '../phrases-in.ts';
export { scoreDanger, FEATURES } from './score-danger.ts';
export { BUCKET_BITS, extractFeatures, type FeatureOptions } from './features.ts';
export { type Script, detectScript } from './script.ts';
export { readWeights, storeWeights, type StoredWeights, type Weights } from './weights.ts';
