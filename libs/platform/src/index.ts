export * from './contract/backend.ts';
export * from './contract/errors.ts';
export * from './contract/outbox.ts';
export * from './contract/paths.ts';
export * from './contract/platform-v1.ts';
export * from './contract/session.ts';
export * from './contract/store.ts';
export * from './contract/values.ts';
