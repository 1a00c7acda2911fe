import { rank } from '@nafas/platform/search';

/** Most characters of an excerpt. */
const MOST = 90;

/** The part of a note that answers a search: its sentence, shortened, or the note's beginning. */
export function excerpt(note: string, typed: string): string {
  const sentences = note.split(/(?<=[.!?؟])\s+|\n+/).map((sentence) => sentence.trim());
  const sentence = sentences.find((each) => rank(typed, [each]) > 0) ?? note.trim();
  const letters = [...sentence];
  return letters.length <= MOST ? sentence : `${letters.slice(0, MOST).join('').trimEnd()}…`;
}
