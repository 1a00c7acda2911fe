export { createDayFormat } from './create-day-format.ts';
export { createPercentFormat } from './create-percent-format.ts';
export { useFormats } from './use-formats.ts';
