import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'assistance',
  name: 'name',
  basename: '/dashboard',
  routes: [
    {
      path: '/dashboard/real-time-assistance',
      title: 'name',
      access: 'session',
      nav: { icon: 'scan-face', order: 30, short: 'name.short' },
    },
    {
      path: '/dashboard/exercises',
      title: 'exercises',
      access: 'session',
      nav: { icon: 'wind', order: 70, group: 'tools' },
    },
  ],
  slots: [
    {
      id: 'breathe',
      slot: 'dashboard.aside',
      title: 'breathe',
      order: 10,
    },
  ],
  actions: [
    {
      id: 'breathe',
      title: 'breathe',
      icon: 'wind',
      order: 20,
      placement: 'palette',
    },
  ],
  search: { title: 'exercises' },
  requires: { platform: '^2.8', schema: '20261124131000_activity_operations' },
});
