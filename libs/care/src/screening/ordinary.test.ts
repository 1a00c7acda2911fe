import { beforeAll, expect, test } from 'vitest';
import { screenForCrisis } from './screen-for-crisis.ts';
import { prepareScreening } from './prepare-screening.ts';

beforeAll(() => prepareScreening());

// What people write on any day. The whole screen answers here, rules and what was learnt.
test.each([
  'I lie awake until three every night',
  'I want to be a doctor',
  "Can't sleep again, work is on my mind",
  "I haven't slept properly for weeks",
  'I skip lunch when the office is busy',
  'My boss yelled at me in front of everyone',
  'I feel so tired of this job',
  'I am exhausted and my head hurts',
  'My sister is visiting tomorrow and I am nervous',
  'I failed my exam and feel like a loser',
  'I cried all evening after the call',
  'I miss my father who died last year',
  "My friend is sad and I don't know what to say",
  'I ate too much at the party',
  "I wake up at four and can't fall asleep again",
  'My husband and I argued about money',
  'I feel alone in this city',
  'Nothing makes me happy lately',
  'The kids were loud and I shouted at them',
  'I took my pills for the flu',
  'I cut my finger while cooking',
  'The knife was sharp and the onions made me cry',
  'I stay up until three every night playing games',
  'I walk home alone every night',
  'I go to the gym every day before work',
  'I feel better than last week',
  'My mother is in hospital for her knee',
  'Everything hurts after the marathon',
  "I can't stop thinking about what she said",
  'He never listens to me',
  'My neighbour plays music until midnight',
  'I feel empty after the holidays',
  'I want to become a nurse one day',
  'I always wanted to be a good father',
  'لا أنام حتى الثالثة كل ليلة',
  'أسهر كل ليلة حتى الفجر',
  'تعبت من الشغل',
  'المدير صرخ في وجهي أمام الجميع',
  'أشتاق إلى أبي الذي توفي العام الماضي',
  'رسبت في الامتحان وأشعر أني فاشل',
  'بكيت طول المساء',
  'قتلني الضحك',
  'جرحت إصبعي وأنا أطبخ',
  'أكلت كثيرًا في العيد',
  'ما عندي نفس آكل من الحر',
  'تخانقت مع زوجي على المصروف',
  'أشعر بالوحدة في هذه المدينة',
  'خايفة من المقابلة بكرة',
  'ماما بالمستشفى عشان ركبتها',
  'أخذت حبوب الصداع',
  'مشتاق للبيت',
  'راسي بيوجعني من الصبح',
  'كل شي ماشي تمام',
  'مقدرتش أنام من التفكير',
  'الجو حر موت',
])('an ordinary sentence is none: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('none');
});

test.each([
  'I want to be a ghost',
  'I want to be a corpse',
  'I want to be dead',
  'I want to be a doctor and die',
])('what begins like a plan for life and is none is still heard: %s', (text) => {
  expect(screenForCrisis(text).level).not.toBe('none');
});
