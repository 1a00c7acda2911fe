export { MoodFace, type MoodFaceProps } from './MoodFace.tsx';
export { moodTone, type MoodTone } from './moodTone.ts';
