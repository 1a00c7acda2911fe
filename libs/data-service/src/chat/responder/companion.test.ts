import { describe, expect, test } from 'vitest';
import { companionReply, type Earlier, findSituation, offerFor } from './companion.ts';
import { ARABIC_SITUATIONS } from './situations.ar.ts';
import { ENGLISH_SITUATIONS } from './situations.en.ts';
import { type SituationName, SITUATIONS } from './situations.ts';

/** One message of each situation, as somebody might write it. */
const EXAMPLES: Readonly<Record<SituationName, readonly [en: string, ar: string]>> = {
  capabilities: ['So what can you do?', 'بماذا تساعد؟'],
  listening: ['I need to vent about today', 'بدي أفضفض شوي'],
  thanks: ['Thank you for that', 'شكرًا جزيلًا'],
  nightmares: ['I keep having nightmares about the flat', 'عندي كوابيس كل ليلة'],
  sleep: ['I lie awake until three every night', 'لا أستطيع النوم هذه الأيام'],
  panic: ['I had a panic attack on the bus', 'جاءتني نوبة هلع في الباص'],
  exam: ['My finals start on Monday', 'عندي امتحان يوم الأحد'],
  procrastination: ['I am putting everything off again', 'التسويف يأكل أيامي'],
  jobLoss: ['I got fired on Friday', 'فقدت عملي الأسبوع الماضي'],
  jobSearch: ['There is a job interview tomorrow', 'عندي مقابلة غدًا'],
  boss: ['My boss shouted at me', 'مديري صرخ عليّ أمام الجميع'],
  burnout: ['I am completely drained and burned out', 'أشعر باستنزاف منذ شهور'],
  work: ['The deadlines keep coming', 'الشغل كثير هذه الأيام'],
  money: ['The rent is due and I am short', 'عليّ ديون كثيرة'],
  breakup: ['We broke up last week', 'انفصلنا قبل أسبوع'],
  grief: ['My aunt passed away in spring', 'توفي جدي في الربيع'],
  partner: ['My husband does not listen', 'زوجي لا يسمعني'],
  parenting: ['My toddler screams all day', 'أطفالي لا يهدأون'],
  illnessOfOther: ['My mother is in hospital', 'أمي مريضة منذ شهر'],
  family: ['My parents want to decide everything', 'أهلي يقررون كل شيء'],
  friend: ['My best friend ignores me', 'صديقتي تتجاهلني'],
  homesick: ['I am homesick since autumn', 'تعبت من الغربة'],
  loneliness: ['The evenings are so lonely', 'أشعر أني وحيد في المساء'],
  illness: ['The headaches are back', 'عندي صداع دائم'],
  social: ['I am too shy to speak in class', 'أنا خجول جدًا'],
  anger: ['I am furious since this morning', 'أنا معصّب منذ الصباح'],
  guilt: ['It was my fault', 'أشعر بالذنب دائمًا'],
  shame: ['I am so ashamed of it', 'شعرت بالعار أمامهم'],
  perfectionism: ['Nothing I do is perfect', 'أريد أن يكون كل شيء مثاليًا وأنا لست جيدا كفاية'],
  selfCriticism: ['I am so stupid', 'أنا فاشل في كل شيء'],
  comparison: ['Everyone else is ahead of me', 'كلهم أحسن مني'],
  decision: ['I cannot decide between the two', 'أنا محتار بين الاثنين'],
  change: ['Everything is changing this month', 'تخرّج بعد شهر وكل شي تغيّر'],
  rumination: ['I cannot stop, I am overthinking it all', 'بفكر كتير وما بوقف'],
  worry: ['What if it all goes wrong', 'عندي قلق من كل شيء'],
  setback: ['They rejected me again', 'رفضوني مرة أخرى'],
  news: ['I saw the news about the war', 'الأخبار ثقيلة والحرب قريبة'],
  screen: ['I was scrolling until two', 'ساعات على الجوال كل يوم'],
  body: ['I never get to the gym', 'لا وقت للرياضة'],
  habit: ['I want a better routine', 'أريد عادة جديدة'],
  empty: ['I am numb today', 'أشعر بفراغ كبير'],
  tired: ['It was a long day', 'أنا تعبان اليوم'],
  goodNews: ['I am proud of today', 'أنا فخورة بهذا اليوم'],
  gratitude: ['I am grateful for the rain', 'أنا ممتن لهذا المطر'],
  sadness: ['I cried in the kitchen', 'أنا حزينة ولا أعرف لماذا'],
};
const names = Object.keys(SITUATIONS) as SituationName[];

test('there are forty situations and more, each with three wordings in both languages', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
  const all = [ENGLISH_SITUATIONS, ARABIC_SITUATIONS].flatMap((texts) =>
    names.flatMap((name) => {
      expect(new Set(texts[name]).size, name).toBe(3);
      return texts[name];
    }),
  );
  expect(new Set(all).size).toBe(names.length * 6);
  for (const text of all) expect([...text].length, text).toBeLessThan(260);
});

describe.each(names)('%s', (name) => {
  test.each([
    ['en', EXAMPLES[name][0]],
    ['ar', EXAMPLES[name][1]],
  ] as const)('is heard and answered in %s: %s', (language, message) => {
    expect(findSituation(message)).toBe(name);
    const texts = language === 'en' ? ENGLISH_SITUATIONS : ARABIC_SITUATIONS;
    const { text } = companionReply(message, 'en', []);
    expect(texts[name].some((wording) => text.includes(wording))).toBe(true);
  });
});

/** A conversation in which these are said, one after the other. */
function talk(messages: readonly string[], random = () => 0): Earlier[] {
  const all: Earlier[] = [];
  for (const message of messages) {
    const reply = companionReply(message, 'en', all, random);
    all.push({ type: 'user', message }, { type: 'ai', message: reply.text });
  }
  return all;
}
const replies = (all: readonly Earlier[]) =>
  all.filter(({ type }) => type === 'ai').map(({ message }) => message);

/** The sentences of which one would notice that they were said before. */
const sentences = (reply: string) =>
  reply.split(/(?<=[.?؟!])\s+/u).filter((sentence) => sentence.length > 25);

describe('says nothing twice within ten replies', () => {
  test.each([...names.flatMap((name) => EXAMPLES[name]), 'The bus is blue', 'Hello', 'نعم', 'ok'])(
    'to the same message again and again: %s',
    (message) => {
      const all = replies(talk(Array.from({ length: 13 }, () => message)));
      for (let end = 10; end <= all.length; end += 1) {
        expect(new Set(all.slice(end - 10, end)).size).toBe(10);
      }
    },
  );

  test.each([0, 1])(
    'in a walk through all situations, in language %i (DECISION-154)',
    (language) => {
      const all = replies(talk(names.map((name) => EXAMPLES[name][language] ?? '')));
      for (let end = 10; end <= all.length; end += 1) {
        const said = all.slice(end - 10, end).flatMap(sentences);
        expect(new Set(said).size).toBe(said.length);
      }
    },
  );
});

test('gives back the person’s own words (DECISION-154)', () => {
  const { text } = companionReply(
    'Since the meeting I keep thinking Hala finds me careless',
    'en',
    [],
  );
  expect(text).toContain('Since the meeting I keep thinking Hala finds me careless');
  expect(companionReply('منذ الاجتماع أفكر أن هالة تراني مهملة', 'en', []).text).toContain(
    'منذ الاجتماع أفكر أن هالة تراني مهملة',
  );
  expect(companionReply('My boss', 'en', []).text).not.toContain('“');
});

test('remembers what it was about: a turn that names nothing goes on with it', () => {
  const earlier = talk(['I lie awake until three every night']);
  const { text } = companionReply('Since autumn, more or less', 'en', earlier);
  expect(ENGLISH_SITUATIONS.sleep.some((wording) => text.includes(wording))).toBe(true);
  const other = companionReply('And my boss shouted at me today', 'en', earlier);
  expect(other.text).toContain('I lie awake until three every night');
});

test('asks about what was tried, and does not offer the same again', () => {
  const earlier = talk(['I lie awake until three every night']);
  const { text, offer } = companionReply(
    'I tried reading in bed, I still lie awake',
    'en',
    earlier,
  );
  expect(text).toContain('“reading in bed”');
  expect(offer).toBeNull();
  expect(companionReply('جرّبت المشي قبل النوم', 'en', []).text).toContain('المشي قبل النوم');
});

test('offers the tool that fits, and none to somebody who wants to be listened to', () => {
  expect(companionReply('I am so stupid', 'en', []).offer).toBe('record');
  expect(companionReply('I had a panic attack on the bus', 'en', []).offer).toBe('breathe');
  expect(companionReply('عندي ديون', 'en', []).offer).toBe('goal');
  expect(companionReply('The bus is blue', 'en', []).offer).toBeNull();
  const earlier = talk(['Just listen please']);
  expect(companionReply('My boss shouted at me', 'en', earlier).offer).toBeNull();
  expect(offerFor('I got fired on Friday')).toBe('journal');
});

describe('what the person lets it use of today’s check-in', () => {
  const heavy = { stress: 8, energy: 2 };
  const say = (message: string, known: typeof heavy | null, earlier: readonly Earlier[] = []) =>
    companionReply(message, 'en', earlier, () => 0, known).text;

  test('is said where it is much, in the digits of the language, and else left alone', () => {
    expect(say('My boss shouted at me', heavy)).toContain('stress 8 today');
    expect(say('مديري صرخ عليّ أمام الجميع', heavy)).toContain('٨');
    expect(say('My boss shouted at me', { stress: 4, energy: 2 })).toContain('energy 2 today');
    for (const known of [null, { stress: 5, energy: 5 }]) {
      expect(say('My boss shouted at me', known)).not.toMatch(/stress|energy/);
    }
    expect(say('I am so happy today', heavy)).not.toMatch(/stress/);
  });

  test('is not said again within ten replies', () => {
    const all: Earlier[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const message = say('My boss shouted at me', heavy, all);
      all.push({ type: 'user', message: 'My boss shouted at me' }, { type: 'ai', message });
    }
    const noted = replies(all)
      .flatMap(sentences)
      .filter((one) => /stress/.test(one));
    expect(noted).toHaveLength(1);
  });
});
