export * from './define-feature.ts';
export { SLOT_NAMES, type Feature } from './feature-schema.ts';
export { unmetRequirement, type HostOffer, type Requirements, type Unmet } from './requirements.ts';
