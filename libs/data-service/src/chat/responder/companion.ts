import { findCategories } from './keyword-reply.ts';
import { type ChatLanguage, detectLanguage } from './language.ts';
import { normalise } from './normalise.ts';
import { PHRASES } from './phrases.ts';
import { CHAT_REPLIES } from './replies.ts';
import { ARABIC_SITUATIONS } from './situations.ar.ts';
import { ENGLISH_SITUATIONS } from './situations.en.ts';
import { findNoted, type Known } from './known.ts';
import type { Offer } from './offers.ts';
import { type SituationName, SITUATIONS } from './situations.ts';

/** A message of before, as far as the companion may use it. */
export interface Earlier {
  readonly type: 'user' | 'ai';
  readonly message: string;
}

/** What the companion says, and the tool that it offers with it. */
export interface CompanionReply {
  readonly text: string;
  readonly offer: Offer | null;
}

const TEXTS = { en: ENGLISH_SITUATIONS, ar: ARABIC_SITUATIONS };
const NAMES = Object.keys(SITUATIONS) as SituationName[];

/** In so many of its own replies nothing is said twice. */
const NO_REPEAT = 10;

/**
 * Answers without an AI service: gives back the person's own words, remembers what it was about and what was tried, asks
 * or offers one next step, and says nothing a second time within ten replies.
 *
 * @param earlier the conversation so far, oldest first, without what was said on the help path.
 * @param random returns [0, 1), as Math.random does; picks among categories of keywords that tie.
 * @param known what the person lets it use of today's check-in.
 */
export function companionReply(
  message: string,
  fallback: ChatLanguage,
  earlier: readonly Earlier[],
  random: () => number = Math.random,
  known: Known | null = null,
): CompanionReply {
  const language = detectLanguage(message, fallback);
  const said = earlier
    .filter(({ type }) => type === 'ai')
    .slice(-NO_REPEAT)
    .map((one) => one.message);
  const isNew = (text: string) => !said.some((reply) => reply.includes(text));
  const mine = earlier.filter(({ type }) => type === 'user').map((one) => one.message);

  const own = findSituation(message);
  // A turn that names nothing goes on with what it was about.
  const before = mine.findLast((text) => findSituation(text) !== null);
  const isVague = own === null && findCategories(message)[0] === 'default';
  const situation = own ?? (isVague && before !== undefined ? findSituation(before) : null);
  const phrases = PHRASES[language];
  const wordings =
    situation === null ? keyworded(message, language, random) : TEXTS[language][situation];
  const core = wordings.find(isNew) ?? phrases.goOn.find(isNew) ?? phrases.goOn[0] ?? '';

  const parts: string[] = [];
  const words = quotable(message);
  const tried = findTried(message);
  if (tried !== null) parts.push(say(phrases.tried, tried, isNew));
  else if (words !== null) parts.push(say(phrases.reflect, words, isNew));
  const thread = before === undefined || own === null ? null : quotable(before);
  const isOther = before !== undefined && own !== null && findSituation(before) !== own;
  if (isOther && thread !== null && tried === null) {
    const link = phrases.again.map((phrase) => phrase(thread)).find(isNew);
    if (link !== undefined) parts.push(link);
  }
  const noted = tried === null ? findNoted(known, situation, language, isNew) : null;
  if (noted !== null) parts.push(noted);
  // Somebody who tells of an attempt was asked about it: one question is enough.
  if (tried === null || parts.length === 0) parts.push(core);
  return { text: parts.join(' '), offer: offerFor(message, situation, earlier) };
}

/** The tool that fits what somebody wrote; none while they want to be listened to, or where they tried it already. */
export function offerFor(
  message: string,
  situation: SituationName | null = findSituation(message),
  earlier: readonly Earlier[] = [],
): Offer | null {
  if (situation === null) return null;
  // What is asked for twice is not offered twice: the newest two turns of the person decide.
  const last = earlier.filter(({ type }) => type === 'user').slice(-2);
  const { offer } = SITUATIONS[situation];
  if (last.some((one) => findSituation(one.message) === 'listening')) return null;
  return last.some((one) => findSituation(one.message) === situation) ? null : offer;
}

/** What somebody comes with, null where nothing tells. */
export function findSituation(message: string): SituationName | null {
  const text = normalise(message);
  return NAMES.find((name) => SITUATIONS[name].words.test(text)) ?? null;
}

/** The specified replies by keyword, for what is no situation: those of a category that was hit most, in any order. */
function keyworded(
  message: string,
  language: ChatLanguage,
  random: () => number,
): readonly string[] {
  const texts = findCategories(message).flatMap((category) => CHAT_REPLIES[language][category]);
  const start = Math.floor(random() * texts.length);
  return [...texts.slice(start), ...texts.slice(0, start)];
}

function say(
  phrases: readonly ((words: string) => string)[],
  words: string,
  isNew: (text: string) => boolean,
): string {
  // What surrounds the words must be new, too: two quotations in one frame sound like a form.
  const frame = (phrase: (words: string) => string) =>
    phrase('\n')
      .split('\n')
      .reduce((a, b) => (b.length > a.length ? b : a));
  const fresh = phrases.find((phrase) => isNew(frame(phrase).trim()));
  return (fresh ?? phrases[0])?.(words) ?? '';
}

const MOST_WORDS = 10;
const FEWEST_WORDS = 4;

/** The part of a message that can be given back: its longest sentence, cut at ten words; null where there is little. */
function quotable(message: string): string | null {
  const sentences = message.split(/[.!?؟\n…؛;]+/u).map((sentence) => sentence.trim());
  const longest = sentences.reduce((a, b) => (b.length > a.length ? b : a), '');
  const words = longest.replaceAll(/["“”«»]/gu, '').split(/\s+/u);
  if (words.length < FEWEST_WORDS || /^(?:can|could|what|how|هل|كيف|ماذا|ما)\b/iu.test(longest))
    return null;
  return words.length <= MOST_WORDS ? words.join(' ') : `${words.slice(0, MOST_WORDS).join(' ')} …`;
}

const TRIED =
  /(?:^|[^\p{L}])(?:i(?:['’]ve| have)? (?:already )?tried|جربت|جرّبت|حاولت)\s+(?<what>[^.!?؟،,\n]{3,80})/iu;

/** What somebody says they tried. */
function findTried(message: string): string | null {
  return TRIED.exec(message)?.groups?.['what']?.trim() ?? null;
}
