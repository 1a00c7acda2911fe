import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'motivation',
  name: 'name',
  basename: '/dashboard',
  routes: [
    {
      path: '/dashboard/motivation-hub',
      title: 'name',
      access: 'session',
      nav: { icon: 'sprout', order: 20, short: 'name.short' },
    },
    {
      path: '/dashboard/companion',
      title: 'companion',
      access: 'session',
      nav: { icon: 'message', order: 60, group: 'tools' },
    },
  ],
  search: { title: 'search' },
  requires: { platform: '^2.8', schema: '20261124150100_texts' },
});
