import { expect, it } from 'vitest';
import { toSource } from './normalise-for-rules.ts';
import { readRules } from './rule-set.ts';
import { RULES } from './zh.ts';

const chinese = readRules('zh', RULES);

it('holds patterns only that are whole', () => {
  const all = [...RULES.crisis, ...RULES.concern, ...RULES.clears];
  expect(all.length).toBeGreaterThan(500);
  for (const pattern of all) {
    const source = toSource(pattern, false);
    expect(() => new RegExp(source, 'u')).not.toThrow();
    // What matches nothing at all would be found everywhere.
    expect(new RegExp(source, 'u').test(''), pattern).toBe(false);
  }
});

it.each([
  ['我真的不想活了', 'crisis'],
  ['没有我，爸妈会轻松很多', 'crisis'],
  ['遗书写好了，放在抽屉里', 'crisis'],
  ['攒了一个月的安眠药，今晚全吃', 'crisis'],
  ['声音一直叫我跳下去', 'crisis'],
  ['紫砂的念头压不住', 'crisis'],
  ['朋友说她不想活了', 'worry'],
  ['想死你了，啥时候回来', null],
  ['泡茶用紫砂壶', null],
  ['笑死我了哈哈', 'cleared'],
  ['我没有想自杀，只是累', 'cleared'],
])('%s: %s', (text, said) => {
  expect(chinese(text)).toBe(said);
});

it.each([
  '我认真想过该怎么死',
  '最近老怕自己会对自己下手',
  '多希望那天没有人把我救回来',
  '这次永远别叫醒我',
  '只有我不在了这个家才能太平',
  '世界上不缺我，走了也就走了',
  '给爸妈的信都写好了',
  '自己的寿衣已经挑好了',
  '咱们来世再聚吧',
  '胳膊上又添了两道',
  '越割越深，停不了手',
  '我自己把这盏灯掐灭',
  '早点去见菩萨，省得受罪',
  '想紫砂，没开玩笑',
])('finds danger in %s', (text) => {
  expect(chinese(text)).toBe('crisis');
});

it.each([
  '这辣椒辣掉我半条命',
  '民警今天劝下一个想跳江的小伙',
  '曾经天天想死，吃了药以后好久没有那种念头了',
  '不是不想活，只是不想早起',
  '我决定结束这份合同',
  '冬天总是睡不醒',
  '小区闹蟑螂，下了药',
  '那个网红说要自杀，后来辟谣是假的',
  '吃饱了就上路，自驾去西藏',
  '梦见掉下悬崖，惊醒了',
  '我走了以后谁来接手值班表',
  '坐过站了，提前下车走路回家',
])('takes none for danger: %s', (text) => {
  expect(chinese(text)).not.toBe('crisis');
});
