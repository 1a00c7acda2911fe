import { newRecord, type RecordAnswers, type ThoughtRecord } from './record.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The records of the sample person, over the last three weeks. */
export function sampleRecords(now: Date, language: string): readonly ThoughtRecord[] {
  return (language === 'ar' ? ARABIC : ENGLISH).map(([days, answers]) =>
    newRecord(new Date(now.getTime() - days * DAY), answers),
  );
}

type Sample = readonly [days: number, answers: Partial<RecordAnswers>];

const ENGLISH: readonly Sample[] = [
  [
    2,
    {
      step: 8,
      situation:
        'Thursday’s meeting. Hala asked, in front of everyone, whether the numbers had been checked.',
      feelings: ['anxious', 'ashamed'],
      before: [8, 6],
      thought: 'Hala finds me careless.',
      belief: 80,
      speaksFor: 'She asked me and nobody else. I did miss a line in October.',
      speaksAgainst:
        'She asked Dana the same thing last month. On Monday she sent my draft on without a change.',
      fullerThought: 'She asks everyone. One missed line is not all of my work.',
      after: [4, 3],
    },
  ],
  [
    8,
    {
      step: 8,
      situation: 'No answer from Samir',
      feelings: ['lonely'],
      before: [7],
      thought: 'I have become too much for people.',
      belief: 60,
      speaksFor: 'Two messages without an answer.',
      speaksAgainst: 'He said on Sunday that the week would be long.',
      fullerThought: 'He was on a night shift. He wrote at seven.',
      after: [3],
    },
  ],
  [
    20,
    {
      step: 5,
      situation: 'At my mother’s table',
      feelings: ['guilty'],
      before: [6],
      thought: 'I disappoint everyone.',
      belief: 70,
      speaksFor: 'I forgot to call before.',
    },
  ],
];

const ARABIC: readonly Sample[] = [
  [
    2,
    {
      step: 8,
      situation: 'اجتماع الخميس. سألت هالة أمام الجميع إن كانت الأرقام قد روجعت.',
      feelings: ['anxious', 'ashamed'],
      before: [8, 6],
      thought: 'هالة ترى عملي مهملًا.',
      belief: 80,
      speaksFor: 'السؤال كان لي وحدي. وفي أكتوبر فاتني سطر فعلًا.',
      speaksAgainst: 'سألت دانة السؤال نفسه الشهر الماضي. ويوم الاثنين أرسلت مسودّتي كما هي.',
      fullerThought: 'هي تسأل الجميع. وسطر واحد ليس كل العمل.',
      after: [4, 3],
    },
  ],
  [
    8,
    {
      step: 8,
      situation: 'لا ردّ من سمير',
      feelings: ['lonely'],
      before: [7],
      thought: 'صار وجودي ثقيلًا على الناس.',
      belief: 60,
      speaksFor: 'رسالتان بلا جواب.',
      speaksAgainst: 'قال يوم الأحد إن الأسبوع سيكون طويلًا.',
      fullerThought: 'كانت عنده نوبة ليلية. وكتب في السابعة.',
      after: [3],
    },
  ],
  [
    20,
    {
      step: 5,
      situation: 'على مائدة أمي',
      feelings: ['guilty'],
      before: [6],
      thought: 'أخيّب ظنّ الجميع.',
      belief: 70,
      speaksFor: 'نسيت الاتصال قبل المجيء.',
    },
  ],
];
