export { type EmotionWord, loadWords, type WordBook } from './words.ts';
export { emotionWords } from './client.ts';
