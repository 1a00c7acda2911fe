export * from './helplines/helplines.ts';
export type * from './helplines/types.ts';
