/**
 * Words (in Chinese, which has no spaces, single characters), emoji, emoticons and runs of
 * punctuation. The trainer and the engine share this file, so
 * that a pack always sees the tokens it was trained on; change it and every pack must be trained
 * again.
 */
const TOKEN =
  /\[[a-z]+\]|\p{Extended_Pictographic}|[:;=]['-]?[()dp/\\|*o3]|<3|\p{sc=Han}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*|[!?…]+|\.{2,}|[.,;:]/gu;

const LINK = /(?:https?:\/\/|www\.)\S+/gu;
/** Three or more of the same letter say the same as two: "soooo" and "sooooo" become "soo". */
const STRETCHED = /(.)\1{2,}/gu;

/** Characters after which the rest of an over-long text is not read. */
export const MAX_CHARACTERS = 4000;

/** Lower case, NFC, links and digits levelled, stretched letters cut to two. */
export function normalise(text: string): string {
  let s = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : text;
  s = s.normalize('NFC').toLowerCase();
  if (s.includes('://') || s.includes('www.')) s = s.replace(LINK, ' link ');
  return s.replaceAll('’', "'").replace(STRETCHED, '$1$1');
}

/** The tokens of a normalised text, in order. */
export function tokenise(normalised: string): string[] {
  return normalised.match(TOKEN) ?? [];
}

/** A comma, colon, semicolon or full stop: it ends the scope of a negation and says nothing more. */
export function isStop(token: string): boolean {
  return token.length === 1 && '.,;:'.includes(token);
}

const HAN = /^\p{sc=Han}$/u;

/** A Chinese character, which stands beside its neighbours without a space. */
export function isHan(token: string): boolean {
  return token.length < 3 && HAN.test(token);
}
