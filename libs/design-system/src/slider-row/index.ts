export { SliderRow, type SliderRowProps } from './SliderRow.tsx';
