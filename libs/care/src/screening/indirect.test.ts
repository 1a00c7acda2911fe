import { beforeAll, expect, test } from 'vitest';
import { prepareScreening } from './prepare-screening.ts';
import { screenForCrisis } from './screen-for-crisis.ts';

beforeAll(() => prepareScreening());

// Danger that names neither death nor a listed drug; all made up.
test.each([
  'i downed a whole packet of paracetamol',
  "swallowed about forty of my mum's sleeping tablets",
  'took every pill in the cupboard half an hour ago',
  'took 45 panadol, what happens now',
  'I took all my sertraline, 60 of them',
  'took 20 of them with vodka',
  'chugged drain cleaner, my throat burns',
  "i've been stashing my quetiapine under the mattress",
  'knotted the sheet to the rail and it took my weight',
  "don't think I'll make it to 40 and that's fine with me",
  "not sure i'll see 21, kind of at peace with it",
  "I've got all my affairs in order, it won't be long",
  "I won't be a burden to my kids after tonight",
  'falling asleep and never waking up would be perfect',
  "I'll be with mum in heaven soon",
  'one twist of the wheel and it would all be quiet',
  'keep imagining swerving into a lorry',
  'done it again. blood everywhere, I feel calm',
  "woke up this morning disappointed I'm still here",
  'i wanna kms so bad',
  'ما هي الجرعة المميتة من الأنسولين',
  'صرلي شهر عم خبي حبوب تحت الفرشة',
  'بخاف من بكرا، بخاف ضل عايش',
  'حين تقرأون رسالتي لن أكون بينكم',
  'يا ريت سيارة تدهسني وارتاح',
  'rah entaher ta3bet',
  'ghadi n9tel rasi had lila',
])('danger said another way is found: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('crisis');
});

test.each([
  'my husband had his hands round my neck yesterday',
  "my dad comes in my room at night and i'm scared to say",
  "my grandpa touches me and says it's our secret",
  "I keep picturing kicking my dad's teeth in",
  "afraid I'll shake my son when he cries",
  "my boyfriend's talking about killing himself",
  "my sister's been self harming again",
  "my wife's been cutting since the baby came",
  "I overdosed in 2011. I'm so grateful I was found",
  'I tried to hang myself at 19 and today I am happy and married',
  'I tried to drown myself in 2008. Now I am a happy grandmother',
  'قبل شهرين حاولت أنتحر والحمد لله تعافيت',
  'حاولت الانتحار وأنا طالبة، والآن أنا متزوجة وسعيدة',
  'انتحرت صديقتي الأسبوع الماضي',
])('a worry, and no more: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('concern');
});

test.each([
  'in 2020 i overdosed, wish it had worked',
  'I attempted at 16 and I am going to do it again',
  'من سنتين حاولت انتحر وهلق رجعت نفس الفكرة',
])('what is past and not overcome is danger: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('crisis');
});
