/** How much a phrase says: `concern` opens the door to help, `crisis` puts help first. */
export type CrisisLevel = 'none' | 'concern' | 'crisis';

/** One thing people say, as a pattern over normalised text. */
export interface Rule {
  /** Stable name; safe to count and log, unlike the text. */
  id: string;
  level: Exclude<CrisisLevel, 'none'>;
  pattern: RegExp;
}

/**
 * A rule whose pattern stands between words. Letters of any script end a word, which \b does not know.
 * An Arabic "and" or "so" (و، ف) may be written onto the first word.
 */
export function rule(id: string, level: Rule['level'], source: string): Rule {
  return { id, level, pattern: wordPattern(source) };
}

export function wordPattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])[وف]?(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Up to `most` words of any kind, within the clause. */
export function gap(most: number): string {
  return `(?: [\\p{L}\\p{N}]+){0,${most}}`;
}
