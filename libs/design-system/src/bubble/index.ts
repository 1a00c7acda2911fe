export { Bubble, type BubbleProps } from './Bubble.tsx';
