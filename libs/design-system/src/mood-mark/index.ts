export { MoodMark, type MoodMarkProps } from './MoodMark.tsx';
export { MOOD_PIXEL } from './mood-pixel.ts';
