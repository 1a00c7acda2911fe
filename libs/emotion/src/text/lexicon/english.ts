import { englishNegationScope } from '../features/negation.ts';
import { normalise, tokenise } from '../features/tokens.ts';
import { ENGLISH_LEXICON } from './english-words.ts';
import type { LexiconReader } from './match.ts';

/** English: the tokens and the negation scope of the model, words as they are listed. */
export const ENGLISH: LexiconReader = {
  lexicon: ENGLISH_LEXICON,
  forms: (token) => [{ form: token, negated: false }],
  tokens: (text) => tokenise(normalise(text)),
  scope: (tokens) => farFrom(tokens, englishNegationScope(tokens)),
};

const AFTER_FAR_FROM = 3;

/** "far from", "anything but" and "less" turn round what follows, too. */
function farFrom(tokens: readonly string[], scope: Uint8Array): Uint8Array {
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    const turns = (token === 'far' && next === 'from') || (token === 'anything' && next === 'but');
    if (!turns) return;
    for (let j = i + 2; j < Math.min(tokens.length, i + 2 + AFTER_FAR_FROM); j++) scope[j] = 1;
  });
  return scope;
}
