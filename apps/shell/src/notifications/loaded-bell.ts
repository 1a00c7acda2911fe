/** One chunk: the bell, what it opens, its data and where its texts are. */
export { Bell } from './Bell.tsx';
export { notificationTexts } from './texts.ts';
