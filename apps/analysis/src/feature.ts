import { defineFeature } from '@nafas/platform/feature';

const name = { en: 'Emotional analysis', ar: 'تحليل المشاعر' };

export default defineFeature({
  id: 'analysis',
  name,
  basename: '/dashboard',
  routes: [
    {
      path: '/dashboard/emotional-analysis',
      title: name,
      access: 'session',
      nav: { icon: 'activity', order: 10, short: { en: 'Analysis', ar: 'التحليل' } },
    },
    { path: '/dashboard/week', title: { en: 'Your week', ar: 'أسبوعك' }, access: 'session' },
    {
      path: '/dashboard/report',
      title: { en: 'A report to take along', ar: 'تقرير للاصطحاب' },
      access: 'session',
    },
  ],
  slots: [
    {
      id: 'emotional-score',
      slot: 'dashboard.stats',
      title: { en: 'Emotional score', ar: 'مؤشر المشاعر' },
      order: 10,
    },
    {
      id: 'motivation-level',
      slot: 'dashboard.stats',
      title: { en: 'Motivation level', ar: 'مستوى الحافز' },
      order: 20,
    },
    {
      id: 'active-minutes',
      slot: 'dashboard.stats',
      title: { en: 'Active minutes', ar: 'دقائق النشاط' },
      order: 30,
    },
    {
      id: 'progress',
      slot: 'dashboard.main',
      title: { en: 'Your progress', ar: 'تقدّمك' },
      order: 10,
    },
    {
      id: 'recommendations',
      slot: 'dashboard.aside',
      title: { en: 'For today', ar: 'لهذا اليوم' },
      order: 5,
    },
  ],
  actions: [
    {
      id: 'new-analysis',
      title: { en: 'New Analysis', ar: 'تحليل جديد' },
      icon: 'plus',
      order: 10,
      placement: 'primary',
      // A check-in to be changed; without it a new one is made.
      argument: { id: { type: 'string', format: 'uuid', optional: true } },
    },
  ],
  requires: { platform: '^2.0', schema: '20261124130000_habits' },
});
