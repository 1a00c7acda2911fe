/**
 * English negation for the features: a word inside the scope of "not" is another word ("!happy"),
 * and its letters say nothing, so the model itself learns what a negated word means.
 */
const NEGATORS = new Set(
  (
    'not no never none nobody nothing neither nor without hardly barely scarcely cannot cant dont ' +
    'doesnt didnt isnt wasnt arent werent wont wouldnt couldnt shouldnt havent hasnt hadnt aint'
  ).split(' '),
);
const ENDS_SCOPE = new Set(
  'but and or because though although however yet except while since so if when'.split(' '),
);
/** How many words a negation reaches over. */
const REACH = 4;
/** "not only", "no wonder", "not just": these negate nothing. */
const NO_NEGATION_BEFORE = new Set(['only', 'just', 'wonder', 'doubt', 'matter', 'problem']);

/** True when this (normalised) word negates what follows. */
export function isEnglishNegator(word: string): boolean {
  return NEGATORS.has(word) || (word.length > 3 && word.endsWith("n't"));
}

/** "never been so happy", "never felt better": the opposite of a negation. */
const RAISED = new Set('so this such more better happier calmer prouder'.split(' '));

function negatesNothing(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] ?? '';
  if (NO_NEGATION_BEFORE.has(next)) return true;
  return RAISED.has(tokens[at + 2] ?? '') && /^(?:been|felt|seen|had|be|feel)$/u.test(next);
}

/** For each token whether it stands inside the scope of a negation. */
export function englishNegationScope(tokens: readonly string[]): Uint8Array {
  const scope = new Uint8Array(tokens.length);
  let left = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (isEnglishNegator(token)) {
      left = negatesNothing(tokens, i) ? 0 : REACH;
    } else if (ENDS_SCOPE.has(token) || !/[\p{L}\p{N}]/u.test(token)) {
      left = 0;
    } else if (left > 0) {
      scope[i] = 1;
      left--;
    }
  }
  return scope;
}
