import { expect, it } from 'vitest';
import { RULES } from './ko.ts';
import { readRules } from './rule-set.ts';

const korean = readRules('ko', RULES);

it.each([
  ['더는 살고 싶지 않아요', 'crisis'],
  ['자다가 그대로 안 깼으면 좋겠다', 'crisis'],
  ['나만 없으면 다들 편해질 거야', 'crisis'],
  ['배고파 죽겠다', 'cleared'],
  ['죽고 싶은 건 아니야, 그냥 쉬고 싶어', 'cleared'],
  ['저녁에 비가 온대요', null],
])('reads %s as %s', (text, said) => {
  expect(korean(text)).toBe(said);
});
