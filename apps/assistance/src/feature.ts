import { defineFeature } from '@nafas/platform/feature';

const name = { en: 'Real-time assistance', ar: 'المساعدة الفورية' };

export default defineFeature({
  id: 'assistance',
  name,
  basename: '/dashboard',
  routes: [
    {
      path: '/dashboard/real-time-assistance',
      title: name,
      access: 'session',
      nav: { icon: 'scan-face', order: 30, short: { en: 'Assistance', ar: 'المساعدة' } },
    },
    {
      path: '/dashboard/exercises',
      title: { en: 'Exercises', ar: 'التمارين' },
      access: 'session',
      nav: { icon: 'wind', order: 70, group: 'tools' },
    },
  ],
  slots: [
    {
      id: 'breathe',
      slot: 'dashboard.aside',
      title: { en: 'Breathe for two minutes', ar: 'دقيقتان من التنفّس' },
      order: 10,
    },
  ],
  actions: [
    {
      id: 'breathe',
      title: { en: 'Breathe for two minutes', ar: 'دقيقتان من التنفّس' },
      icon: 'wind',
      order: 20,
      placement: 'palette',
    },
  ],
  search: { title: { en: 'Exercises', ar: 'التمارين' } },
  requires: { platform: '^2.1', schema: '20261124131000_activity_operations' },
});
