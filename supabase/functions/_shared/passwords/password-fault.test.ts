import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeModule, MOST_COMMON } from './make-common-passwords.ts';
import { passwordFault } from './password-fault.ts';

it('the list is that of the package, ten thousand of them', async () => {
  expect(MOST_COMMON).toHaveLength(10_000);
  const kept = readFileSync(new URL('common-passwords.ts', import.meta.url), 'utf8');
  expect(kept).toBe(await makeModule());
});

it.each(['123456', 'password', 'PassWord', ' qwerty ', 'ｑｗｅｒｔｙ', 'iloveyou'])(
  'refuses what everybody guesses first: %s',
  async (password) => expect(await passwordFault(password, null)).toBe('common'),
);

it('refuses every one of them', async () => {
  const faults = await Promise.all(MOST_COMMON.map((password) => passwordFault(password, null)));
  expect(faults.every((fault) => fault === 'common')).toBe(true);
});

it.each(['      ', '\t\t\t\t\t\t', '\u00a0\u2003\u3000   '])(
  'refuses blanks: %j',
  async (password) => {
    expect(await passwordFault(password, null)).toBe('blank');
  },
);

it.each(['Layla@Nafas.test', 'layla'])('refuses the own address: %s', async (password) => {
  expect(await passwordFault(password, 'layla@nafas.test')).toBe('common');
  expect(await passwordFault(password, 'omar@nafas.test')).toBeNull();
});

it.each(['a quiet morning', 'correct horse', 'كلمة سر طويلة', '🌿🌿🌿🌿🌿🌿'])(
  'takes %s',
  async (password) => expect(await passwordFault(password, 'layla@nafas.test')).toBeNull(),
);
