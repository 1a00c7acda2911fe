// The shell gives this module to all apps: what was learnt is 175 KB, and every app with a text field needs it.
export type { CrisisKind } from './kinds.ts';
export type { CrisisMatch } from './phrases-in.ts';
export type { CrisisLevel } from './rule.ts';
export * from './screen-for-crisis.ts';
