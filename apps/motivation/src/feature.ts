import { defineFeature } from '@nafas/platform/feature';

const companion = { en: 'Companion', ar: 'الرفيق' };
const name = { en: 'Motivation hub', ar: 'ركن التحفيز' };

export default defineFeature({
  id: 'motivation',
  name,
  basename: '/dashboard',
  routes: [
    {
      path: '/dashboard/motivation-hub',
      title: name,
      access: 'session',
      nav: { icon: 'sprout', order: 20, short: { en: 'Motivation', ar: 'التحفيز' } },
    },
    {
      path: '/dashboard/companion',
      title: companion,
      access: 'session',
      nav: { icon: 'message', order: 60, group: 'tools' },
    },
  ],
  search: { title: { en: 'Goals', ar: 'الأهداف' } },
  requires: { platform: '^2.1', schema: '20261124130000_habits' },
});
