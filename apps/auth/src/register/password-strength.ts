import { PASSWORD_MIN } from './check-register.ts';

/** From worst to best. */
export const STRENGTHS = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

const POOLS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  // Beyond ASCII a guesser tries the one alphabet: the Arabic one has 28 letters, others are close.
  [/[^ -~]/, 28],
];

/** Characters that go on as the one before: the same again (aaa) or its neighbour (abc, 321). */
function isStep(characters: readonly string[], index: number): boolean {
  const [before, here] = [characters[index - 1], characters[index]];
  if (before === undefined || here === undefined) return false;
  return Math.abs((here.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

/**
 * How hard a password is to guess, as a rough estimate for the person who chooses it; it refuses nothing.
 * Bits = n * log2(size of the pools in use), where n counts the characters that don't just repeat or continue the one
 * before, and `known` words (the name, the address) count as nothing. Under 36 bits weak, 60 fair, 80 good.
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (password.length < PASSWORD_MIN) return 'short';
  const bare = known
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(new RegExp(literal(word), 'gi'), ''), password);
  const characters = [...bare];
  const counted = characters.filter((_, index) => !isStep(characters, index)).length;
  const pool = POOLS.reduce((size, [pattern, add]) => size + (pattern.test(bare) ? add : 0), 0);
  const bits = counted * Math.log2(Math.max(pool, 1));
  if (bits < 36) return 'weak';
  if (bits < 60) return 'fair';
  return bits < 80 ? 'good' : 'strong';
}

function literal(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
