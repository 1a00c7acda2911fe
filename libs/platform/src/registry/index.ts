export * from './parse-registry.ts';
export * from './registry-schema.ts';
export * from './registry-texts.ts';
export * from './shell-config-schema.ts';
