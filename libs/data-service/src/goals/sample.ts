import { addDays, localDateAt } from '@nafas/insights';
import type { Goal, GoalCategory, GoalStep } from './goal.ts';

interface SampleGoal {
  category: GoalCategory;
  /** Days ago that it was made ... */
  age: number;
  /** ... and days from today to the deadline. */
  left: number;
  progress: number;
  words: Readonly<Record<'en' | 'ar', readonly [title: string, description: string]>>;
}

/** A made-up person's goals, one of each status. */
const GOALS: readonly SampleGoal[] = [
  {
    category: 'Health',
    age: 17,
    left: 12,
    progress: 60,
    words: {
      en: ['Two minutes of breathing, daily', 'To meet the afternoon more softly'],
      ar: ['دقيقتان من التنفّس كل يوم', 'لأستقبل بعد الظهر بهدوء أكبر'],
    },
  },
  {
    category: 'Personal',
    age: 16,
    left: 14,
    progress: 25,
    words: {
      en: ['Walk before sunset, three times a week', 'Because energy follows my steps'],
      ar: ['المشي قبل الغروب ثلاث مرات في الأسبوع', 'لأن طاقتي تتبع خطواتي'],
    },
  },
  {
    category: 'Creative',
    age: 12,
    left: 8,
    progress: 100,
    words: {
      en: ['Write three lines, ten nights', 'I sleep calmer after writing'],
      ar: ['كتابة ثلاثة أسطر، عشر ليالٍ', 'أنام أهدأ بعد الكتابة'],
    },
  },
  {
    category: 'Education',
    age: 0,
    left: 30,
    progress: 0,
    words: {
      en: ['Finish one small course', 'One lesson on quiet evenings'],
      ar: ['إتمام دورة قصيرة', 'درس واحد في الأمسيات الهادئة'],
    },
  },
];

const DAY_MS = 86_400_000;
const createId = (index: number): string =>
  `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`;

/** Days ago that the sample goals got their progress. */
const MOVED_DAYS_AGO = 2;

/** How the samples came to their progress: from nothing, in one step two days ago. */
export function sampleSteps(now: Date): GoalStep[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return GOALS.flatMap(({ age, progress }, index) => {
    const goalId = createId(index);
    const made = { goalId, progress: 0, recordedAt: ago(age) };
    const moved = { goalId, progress, recordedAt: ago(MOVED_DAYS_AGO) };
    return progress === 0 ? [made] : [made, moved];
  });
}

/** The demo's sample goals as they stand at `now`; the texts are in `language`, because a person wrote them. */
export function sampleGoals(now: Date, timeZone: string, language: string): Goal[] {
  const today = localDateAt(now, timeZone);
  return GOALS.map(({ category, age, left, progress, words }, index) => {
    const [title, description] = language === 'ar' ? words.ar : words.en;
    return {
      id: createId(index),
      title,
      description,
      category,
      deadline: addDays(today, left),
      progress,
      startedOn: addDays(today, -age),
      createdAt: new Date(now.getTime() - age * DAY_MS).toISOString(),
      version: 1,
    };
  });
}
