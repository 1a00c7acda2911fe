import type { AchievementId } from '@nafas/insights';
import type { Achievement } from './achievement.ts';

/** An entry of the catalogue without anybody's progress. */
export type CatalogueEntry = Pick<Achievement, 'title' | 'description' | 'icon'> & {
  readonly id: AchievementId;
};

/** The catalogue of the demo; the contract tests hold it against the database's. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'first-check-in',
    icon: 'Heart',
    title: { en: 'First breath', ar: 'النفَس الأول' },
    description: { en: 'You made your first check-in.', ar: 'سجّلت حالتك للمرة الأولى.' },
  },
  {
    id: 'steady-week',
    icon: 'Calendar',
    title: { en: 'Steady week', ar: 'أسبوع ثابت' },
    description: {
      en: 'You checked in on 7 of the last 10 days.',
      ar: 'سجّلت حالتك في 7 أيام من آخر 10 أيام.',
    },
  },
  {
    id: 'thirty-days',
    icon: 'Calendar',
    title: { en: 'Thirty days', ar: 'ثلاثون يومًا' },
    description: {
      en: 'You checked in on 30 days, in a row or not.',
      ar: 'سجّلت حالتك في 30 يومًا، متتالية كانت أم لا.',
    },
  },
  {
    id: 'first-goal',
    icon: 'Trophy',
    title: { en: 'A direction', ar: 'وجهة' },
    description: { en: 'You set your first goal.', ar: 'حدّدت هدفك الأول.' },
  },
  {
    id: 'goal-completed',
    icon: 'Trophy',
    title: { en: 'Goal reached', ar: 'بلغت الهدف' },
    description: { en: 'You completed a goal.', ar: 'أتممت هدفًا.' },
  },
  {
    id: 'first-exercise',
    icon: 'Heart',
    title: { en: 'A quiet moment', ar: 'لحظة هدوء' },
    description: { en: 'You finished your first exercise.', ar: 'أنهيت تمرينك الأول.' },
  },
  {
    id: 'sixty-minutes',
    icon: 'Heart',
    title: { en: 'An hour for yourself', ar: 'ساعة لنفسك' },
    description: {
      en: 'You spent 60 minutes in exercises altogether.',
      ar: 'قضيت 60 دقيقة في التمارين إجمالًا.',
    },
  },
  {
    id: 'first-conversation',
    icon: 'MessageSquare',
    title: { en: 'Said out loud', ar: 'قلتها' },
    description: {
      en: 'You sent your first message in the chat.',
      ar: 'أرسلت رسالتك الأولى في المحادثة.',
    },
  },
];
