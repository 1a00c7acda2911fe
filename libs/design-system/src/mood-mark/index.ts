export { MoodMark, type MoodMarkProps } from './MoodMark.tsx';
