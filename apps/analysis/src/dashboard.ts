/** The app's dashboard slots in one chunk: they stand on one page and share most of their code. */
export { default as ActiveMinutes } from './stats/ActiveMinutes.tsx';
export { default as EmotionalScore } from './stats/EmotionalScore.tsx';
export { default as MotivationLevel } from './stats/MotivationLevel.tsx';
export { default as Recommendations } from './recommendations/Recommendations.tsx';
export { default as Progress } from './progress/ProgressSlot.tsx';
