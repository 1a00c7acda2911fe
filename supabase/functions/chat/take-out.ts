/** What is taken out of a message before it leaves, and the mark in its place. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, '[an address]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[a link]'],
  // Seven digits and more: a phone, a card, an account. A year or an hour is none.
  [/(?<![\d٠-٩])(?:\+|00)?[\d٠-٩](?:[ ()/.-]{0,2}[\d٠-٩]){6,}(?![\d٠-٩])/gu, '[a number]'],
];

/** A text without what names somebody, and how much was taken out of it. */
export interface Cleaned {
  readonly text: string;
  readonly takenOut: number;
}

/** Takes addresses, links and long numbers out, and the person's own name where it is known. */
export function takeOut(text: string, ownName: string | null): Cleaned {
  let takenOut = 0;
  const replace = (from: string, pattern: RegExp, mark: string) =>
    from.replace(pattern, () => {
      takenOut += 1;
      return mark;
    });
  let cleaned = MARKS.reduce((left, [pattern, mark]) => replace(left, pattern, mark), text);
  for (const name of listNames(ownName)) {
    cleaned = replace(cleaned, new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), '[a name]');
  }
  return { text: cleaned, takenOut };
}

/** The parts of a name that can be looked for: a short one is also a word. */
function listNames(name: string | null): string[] {
  return (name ?? '')
    .split(/\s+/u)
    .filter((part) => [...part].length >= 3)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`));
}
