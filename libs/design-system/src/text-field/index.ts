export { TextField, type TextFieldProps } from './TextField.tsx';
export { codeDigits } from './code-digits.ts';
