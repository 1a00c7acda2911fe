export * from './define-feature.ts';
export * from './feature-schema.ts';
export * from './requirements.ts';
