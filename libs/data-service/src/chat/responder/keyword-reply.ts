import { CHAT_CATEGORIES, CHAT_KEYWORDS, type ChatCategory } from './categories.ts';
import { type ChatLanguage, detectLanguage } from './language.ts';
import { normalise } from './normalise.ts';
import { CHAT_REPLIES } from './replies.ts';

/** The reply chosen by {@link keywordReply}. */
export interface KeywordReply {
  readonly category: ChatCategory;
  readonly text: string;
}

/**
 * The categories whose words a message holds most often: several when they tie, `default` when none does.
 * A keyword that is there twice counts twice.
 */
export function findCategories(message: string): readonly ChatCategory[] {
  const text = normalise(message);
  const hits = CHAT_CATEGORIES.map((category) => {
    if (category === 'default') return { category, count: 0 };
    const count = CHAT_KEYWORDS[category].flatMap((pattern) => text.match(pattern) ?? []).length;
    return { category, count };
  });
  const most = Math.max(...hits.map(({ count }) => count));
  if (most === 0) return ['default'];
  return hits.filter(({ count }) => count === most).map(({ category }) => category);
}

/**
 * A canned reply by keyword, in the language of the message (`language` when its letters tell nothing). All replies of
 * all categories that tie are equally likely.
 *
 * @param random returns [0, 1), as Math.random does.
 */
export function keywordReply(
  message: string,
  language: ChatLanguage,
  random: () => number = Math.random,
): KeywordReply {
  const replies = CHAT_REPLIES[detectLanguage(message, language)];
  const tied = findCategories(message).flatMap((category) =>
    replies[category].map((text) => ({ category, text })),
  );
  const chosen = tied[Math.floor(random() * tied.length)];
  if (chosen === undefined) throw new RangeError('random() must return a number from 0 to below 1');
  return chosen;
}
