import { bundledLanguage, type Language } from '@nafas/platform';
import { newThoughtRecord, type RecordAnswers, type ThoughtRecord } from './record.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Sample {
  /** Where its words stand in the texts. */
  readonly name: 'meeting' | 'silence' | 'table';
  /** Days ago that it was written. */
  readonly days: number;
  readonly answers: Partial<RecordAnswers>;
}

const SAMPLES: readonly Sample[] = [
  {
    ...{ name: 'meeting', days: 2 },
    answers: {
      ...{ step: 8, feelings: ['anxious', 'ashamed'] },
      ...{ before: [8, 6], belief: 80, after: [4, 3] },
    },
  },
  {
    ...{ name: 'silence', days: 8 },
    answers: { step: 8, feelings: ['lonely'], before: [7], belief: 60, after: [3] },
  },
  {
    ...{ name: 'table', days: 20 },
    answers: { step: 5, feelings: ['guilty'], before: [6], belief: 70 },
  },
];

/** The records of the sample person in a language, over the last three weeks. */
export async function sampleRecords(
  now: Date,
  language: Language,
): Promise<readonly ThoughtRecord[]> {
  const { default: words }: { default: Record<Sample['name'], Partial<RecordAnswers>> } =
    await import(
      /* webpackChunkName: "demo-[request]" */ `../sample-person/locales/${bundledLanguage(language)}/sample-records.json`
    );
  return SAMPLES.map(({ name, days, answers }) =>
    newThoughtRecord(new Date(now.getTime() - days * DAY), { ...answers, ...words[name] }),
  );
}
