import { expect, it } from 'vitest';
import { RULES } from './ja.ts';
import { readRules } from './rule-set.ts';

const japanese = readRules('ja', RULES);

it.each([
  ['もう、生きていたくない。', 'crisis'],
  ['今夜で終わりにします', 'crisis'],
  ['俺なんかいない方がみんな楽だ', 'crisis'],
  ['死ぬほど笑った', 'cleared'],
  ['死にたいとは思わない', 'cleared'],
  ['橋の上から花火を見た', null],
])('reads %s as %s', (text, said) => {
  expect(japanese(text)).toBe(said);
});
