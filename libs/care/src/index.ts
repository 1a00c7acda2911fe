export * from './helplines/helplines.ts';
export type { CountryHelp, Helpline, HelplineKind, Hours, TextLine } from './helplines/types.ts';
