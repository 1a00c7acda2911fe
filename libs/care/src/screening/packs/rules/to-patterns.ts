/** A piece of a pattern, written over several lines. */
export function toPattern(text: string): string {
  return text.trim().replaceAll('\n', '');
}

/** The patterns of a text: an empty line stands between two, and each may go on over several lines. */
export function toPatterns(text: string): readonly string[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(toPattern);
}
