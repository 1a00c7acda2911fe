/** How many characters may follow; negative when there are too many. Counted as they are stored: by code points. */
export function notesLeft(notes: string, max: number): number {
  return max - [...notes.trim()].length;
}
