import { rank } from '@nafas/platform/search';

/** Most characters of an excerpt. */
const MOST = 90;

/** The part of a note that answers a search: its sentence, shortened, or the note's beginning. */
export function excerpt(note: string, typed: string): string {
  const cut = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(note);
  const sentences = [...cut].map(({ segment }) => segment.trim());
  const sentence = sentences.find((each) => rank(typed, [each]) > 0) ?? note.trim();
  const letters = [...sentence];
  return letters.length <= MOST ? sentence : `${letters.slice(0, MOST).join('').trimEnd()}…`;
}
