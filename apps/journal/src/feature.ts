import { defineFeature } from '@nafas/platform/feature';

const name = { en: 'Journal', ar: 'اليوميات' };

export default defineFeature({
  id: 'journal',
  name,
  basename: '/dashboard/journal',
  routes: [
    {
      path: '/dashboard/journal',
      title: name,
      access: 'session',
      nav: { icon: 'notebook', order: 5 },
    },
  ],
  links: [
    {
      title: { en: 'Journal: this month', ar: 'اليوميات: هذا الشهر' },
      keywords: ['calendar', 'التقويم'],
      address: '/dashboard/journal?view=month',
      icon: 'notebook',
    },
    {
      title: { en: 'Journal: the year in pixels', ar: 'اليوميات: السنة في نقاط' },
      keywords: ['pixels', 'marks', 'months', 'الأشهر'],
      address: '/dashboard/journal?view=year',
      icon: 'notebook',
    },
  ],
  search: { title: { en: 'Journal', ar: 'اليوميات' } },
  requires: { platform: '^2.1', schema: '20261122213100_journal' },
});
