import { textsIn, type Texts } from '../texts.ts';

interface Worded {
  /** A language tag. */
  readonly language: string;
  /** Words of its own by language; null where the texts of the server say it. */
  readonly titles: Readonly<Record<string, string>> | null;
  readonly messages: Readonly<Record<string, string>> | null;
}

/**
 * The texts that go with what is sent: in the person's language, or all in English where its own words are not in theirs.
 * A mail and a push say which one language they are in, and are read aloud by it.
 */
export function textsFor({ language, titles, messages }: Worded): Texts {
  const texts = textsIn(language);
  const isSaid = [titles, messages].every((words) => words === null || texts.language in words);
  return isSaid ? texts : textsIn('en');
}
