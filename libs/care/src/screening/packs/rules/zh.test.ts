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
  ['朋友说她不想活了', 'concern'],
  ['想死你了，啥时候回来', null],
  ['泡茶用紫砂壶', null],
  ['笑死我了哈哈', 'cleared'],
  ['我没有想自杀，只是累', 'cleared'],
])('%s: %s', (text, said) => {
  expect(chinese(text)).toBe(said);
});
