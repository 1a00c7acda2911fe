import { expect, it } from 'vitest';
import { RULES } from './ja.ts';
import { readRules } from './rule-set.ts';

const japanese = readRules('ja', RULES);

it.each([
  ['もう、生きていたくない。', 'crisis'],
  ['今夜で終わりにします', 'crisis'],
  ['俺なんかいない方がみんな楽だ', 'crisis'],
  ['死ぬほど笑った', 'cleared'],
  ['死にたいとは思わない', 'denied'],
  ['橋の上から花火を見た', null],
])('reads %s as %s', (text, said) => {
  expect(japanese(text)).toBe(said);
});

it.each([
  '生きとってもしゃあない',
  'いきるのやめたい',
  '死んだるわ、もう',
  '眠ったまま死ねたら最高なのに',
  '樹海に行くバスを調べた',
  '睡眠薬をためこんでる',
  '腕を切る場所がもうない',
  'お墓はいらないから海にまいて',
  '僕が死んだら犬のことを頼みます',
  '天国のママに会いたい、今から行くね',
  'この人生、もうコンティニューしない',
  '命をもって償います',
])('%s: danger', (text) => {
  expect(japanese(text)).toBe('crisis');
});

it.each([
  '死にたいと思わない日はない',
  '死にたいわけじゃないけど消えたい',
  '昔は死にたいなんて思わなかったけど今は毎日死にたい',
  '役に立たないから死にたい',
  'アニメを見てても死にたい気持ちが消えない',
  'レポートが終わらない、もう自殺したい',
])('%s: no saying, film or denial hides it', (text) => {
  expect(japanese(text)).toBe('crisis');
});

it.each([
  '縄跳びを買ってきた、ダイエット用',
  'ネクタイを結ぶのが苦手',
  '足を蚊に刺された',
  '電話をまた切っちゃった',
  '保育園のお迎え、早く行かなきゃ',
  '娘のところに行く準備をしている',
  '天国のおじいちゃん、見守っててね',
  '夕日が海に沈んだ',
  '恥ずかしくて死にたい',
  '映画で主人公が死ぬところで泣いた',
  '引退試合、思い残すことはない',
  '来世は猫になりたい',
])('%s: harmless', (text) => {
  expect(japanese(text)).not.toBe('crisis');
});
