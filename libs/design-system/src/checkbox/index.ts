export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { Radio, type RadioProps } from './Radio.tsx';
