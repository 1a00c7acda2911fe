export type { FieldText } from './Field.tsx';
