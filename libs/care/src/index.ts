export * from './helplines/helplines.ts';
export type * from './helplines/types.ts';
export * from './screening/screen-for-crisis.ts';
export type { CrisisLevel } from './screening/rule.ts';
