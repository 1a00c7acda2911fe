import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'journal',
  name: 'name',
  basename: '/dashboard/journal',
  routes: [
    {
      path: '/dashboard/journal',
      title: 'name',
      access: 'session',
      nav: { icon: 'notebook', order: 5 },
    },
  ],
  links: [
    {
      title: 'links.month',
      address: '/dashboard/journal?view=month',
      icon: 'notebook',
    },
    {
      title: 'links.year',
      address: '/dashboard/journal?view=year',
      icon: 'notebook',
    },
  ],
  search: { title: 'search' },
  requires: { platform: '^2.8', schema: '20261122213100_journal' },
});
