import { normalise } from './normalise.ts';

const WORK =
  /\b(?:songs?|tracks?|albums?|bands?|playlist|singing|listen(?:ed|ing)|on repeat|films?|movies?|books?|novels?|episodes?|series|watch(?:ed|ing)|read(?:ing)?|poems?|musical)\b/i;
const QUOTED = /["“«]([^"”»]{3,60})["”»]|(?<![\p{L}\p{N}])['‘](\p{Lu}[^'’]{2,60})['’](?!\p{L})/gu;
// Small words of a title are written small.
const TITLE = /^\p{Lu}[^ ]*(?: (?:\p{Lu}[^ ]*|an?|and|for|in|of|on|or|the|to|with|\d+))*$/u;

/** The titles of songs, films and books that a text names in quotes, normalised: nobody says them of themselves. */
export function titlesIn(text: string): string[] {
  if (!WORK.test(text)) return [];
  return [...text.matchAll(QUOTED)]
    .map((found) => found[1] ?? found[2] ?? '')
    .filter((title) => TITLE.test(title))
    .map(normalise);
}
