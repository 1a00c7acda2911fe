import { BRIGHTER, readBrighter } from './brighter.ts';
import { readGoEmotions } from './goemotions.ts';
import { readKote } from './kote.ts';
import type { Task } from './task.ts';

/** Every language with a pack. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(BRIGHTER), 'ko'];

/** Reads the corpus of a language from the data folder. */
export function readTask(folder: string, lang: string): Task {
  if (lang === 'en') return readGoEmotions(folder);
  return lang === 'ko' ? readKote(folder) : readBrighter(folder, lang);
}
