export type { Encoding } from './bytes/decode-text.ts';
export type { DateOrder } from './entry/date-text.ts';
export { MAX_FILE_BYTES } from './limits.ts';
export {
  type Field,
  FIELDS,
  type FoundColumn,
  type FoundMood,
  type ImportedRow,
  type ImportKind,
  type ImportOptions,
  type ImportPreview,
  type ImportProblem,
  type ProblemCode,
  PROBLEMS,
  type Slider,
} from './preview.ts';
export { ImportRefused, type RefusalCode } from './refusal.ts';
export { readImport } from './read-import.ts';
