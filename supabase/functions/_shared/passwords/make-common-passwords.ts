// Writes common-passwords.ts from the list of zxcvbn (MIT), which orders leaked passwords by how often they were seen:
//   node supabase/functions/_shared/passwords/make-common-passwords.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import zxcvbn from '@zxcvbn-ts/language-common';
import { HASH_BYTES } from './common-passwords.ts';
import { compareBytes, hashPlain, toPlain } from './password-fault.ts';

/** Shorter ones are refused by their length. */
const SHORTEST = 6;
const HOW_MANY = 10_000;

/** The most common passwords, the most common first. */
export const MOST_COMMON: readonly string[] = [
  ...new Set(zxcvbn.dictionary['passwords-common'].map(toPlain)),
]
  .filter((password) => password.length >= SHORTEST)
  .slice(0, HOW_MANY);

/** The module's text. */
export async function makeModule(): Promise<string> {
  const hashes = await Promise.all(MOST_COMMON.map(hashPlain));
  const list = Buffer.concat(hashes.sort(compareBytes)).toString('base64');
  return `// Made by make-common-passwords.ts.

/** How many bytes of each hash are kept. */
export const HASH_BYTES = ${HASH_BYTES};

/** The hashes of the most common passwords, in order, one behind the other, in base64. */
export const COMMON_PASSWORDS =
  '${list}';
`;
}

if (import.meta.main) {
  writeFileSync(fileURLToPath(new URL('common-passwords.ts', import.meta.url)), await makeModule());
}
