import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARABIC, ARABIC_IDIOMS } from './arabic.ts';
import { EATING } from './eating.ts';
import { ENGLISH, ENGLISH_IDIOMS } from './english.ts';
import { METHOD } from './method.ts';
import { spellings } from './normalise.ts';
import { OTHER_RULES, OTHERS } from './others.ts';
import { PEOPLE_SAY } from './people-say.ts';
import { PLAN } from './plan.ts';
import { findRequiredWords } from './required-words.ts';
import { wordPattern } from './rule.ts';
import { SELF_HARM } from './self-harm.ts';
import { VIOLENCE } from './violence.ts';

test.each<[string, readonly string[] | null]>([
  ['kill my ?self', ['kill my']],
  ['(?:kill|end) me', ['kill', 'end']],
  ['(?:want|wish)(?: to)? die', ['want', 'wish']],
  ['(?:no )?hope(?! so)', ['hope']],
  ['dea?d+ ?end', ['end']],
  ['(?:cut|\\w+) it', [' it']],
  ['[a-z]+', null],
  ['(?:never)?', null],
  ['(?:kill|\\w)', null],
  ['\\p{L}+ing', ['ing']],
  ['بدي (?:موت|اموت)', ['بدي ']],
])('of %s: %j', (source, words) => {
  expect(findRequiredWords(source)).toEqual(words);
});

const phrases = ['en', 'ar'].flatMap((language) =>
  readFileSync(join(import.meta.dirname, `phrases.${language}.tsv`), 'utf8')
    .trim()
    .split('\n'),
);
const rules = [
  ...[ENGLISH, ARABIC, PEOPLE_SAY, METHOD, PLAN, SELF_HARM, EATING, VIOLENCE, OTHER_RULES].flat(),
].map(({ pattern }) => pattern);
const patterns = [...rules, ...OTHERS, ...[...ENGLISH_IDIOMS, ...ARABIC_IDIOMS].map(wordPattern)];

test('every text that a pattern matches holds one of its words', () => {
  let matches = 0;
  for (const text of phrases.flatMap((phrase) => spellings(phrase))) {
    for (const { of, words } of patterns) {
      if (text.search(of) < 0) continue;
      matches += 1;
      expect(words?.some((word) => text.includes(word)) ?? true, `${text}: ${of.source}`).toBe(
        true,
      );
    }
  }
  expect(matches).toBeGreaterThan(500);
});

test('most patterns tell their words, so that most sentences compile few of them', () => {
  expect(patterns.filter(({ words }) => words !== null).length / patterns.length).toBeGreaterThan(
    0.8,
  );
});
