import { defineFeature } from '@nafas/platform/feature';

const name = { en: 'Motivation hub', ar: 'ركن التحفيز' };

export default defineFeature({
  id: 'motivation',
  name,
  basename: '/dashboard/motivation-hub',
  routes: [
    {
      path: '/dashboard/motivation-hub',
      title: name,
      access: 'session',
      nav: { icon: 'sprout', order: 20, short: { en: 'Motivation', ar: 'التحفيز' } },
    },
  ],
  search: { title: { en: 'Goals', ar: 'الأهداف' } },
  requires: { platform: '^2.1', schema: '20261122160000_chat_care' },
});
