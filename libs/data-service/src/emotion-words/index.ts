export {
  type EmotionWord,
  loadWords,
  type Quadrant,
  findQuadrant,
  QUADRANTS,
  type WordBook,
} from './words.ts';
export { emotionWords } from './client.ts';
