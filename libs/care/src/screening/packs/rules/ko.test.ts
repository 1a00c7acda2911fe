import { expect, it } from 'vitest';
import { RULES } from './ko.ts';
import { readRules } from './rule-set.ts';

const korean = readRules('ko', RULES);

it.each([
  ['더는 살고 싶지 않아요', 'crisis'],
  ['자다가 그대로 안 깼으면 좋겠다', 'crisis'],
  ['나만 없으면 다들 편해질 거야', 'crisis'],
  ['자살하는 게 제일 나은 길 같아', 'crisis'],
  ['주거 시퍼 진짜', 'crisis'],
  ['목숨을 그만 거두려고 합니다', 'crisis'],
  ['살아갈 의지가 하나도 안 남았어요', 'crisis'],
  ['수술하다 안 깨어났으면 했어', 'crisis'],
  ['내가 없어지는 편이 식구들한테 나아', 'crisis'],
  ['긋고 나면 숨이 쉬어져요', 'crisis'],
  ['자해 끊은 지 한 달 만에 또 무너졌어', 'crisis'],
  ['처방약을 석 달째 모으고 있어', 'crisis'],
  ['얘들아 고마웠고 사랑한다 나는 이제 갈게', 'crisis'],
  ['삼도천 건널 배표를 끊었네', 'crisis'],
  ['이 게임 접고 나면 유서 쓰고 자살할 거야', 'crisis'],
])('finds danger in %s: %s', (text, said) => {
  expect(korean(text)).toBe(said);
});

it.each([
  '배고파 죽겠다',
  '죽고 싶은 건 아니야, 그냥 쉬고 싶어',
  '저녁에 비가 온대요',
  '살기 싫은 게 아니고 야근하기 싫은 거야',
  '무대 보는데 너무 예뻐서 심장 멎음',
  '손목 그은 거 아니고 넘어진 거예요',
  '인스타에서 영영 사라지려고, 광고만 나와서',
  '간호사라서 오늘 자해 환자를 돌봤다',
  '저 당이 자살하려나 봐 정치 뉴스 그만 봐야지',
  '볼을 꼬집어 봤다, 꿈 같아서',
  '방 정리 끝났으니 이제 나만 씻으면 된다',
  '할머니가 오늘 밤을 못 넘기실 것 같대요',
  '다음 생에는 부잣집 고양이로 태어날래',
  '그때 안 뛰어내리길 정말 잘했다',
])('takes none for danger: %s', (text) => {
  expect(korean(text)).not.toBe('crisis');
});

it('knows what is said otherwise', () => {
  expect(korean('배고파 죽겠다')).toBe('cleared');
  expect(korean('죽고 싶은 건 아니야, 그냥 쉬고 싶어')).toBe('cleared');
  expect(korean('저녁에 비가 온대요')).toBe(null);
});
