import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'analysis',
  name: 'name',
  basename: '/dashboard',
  routes: [
    {
      path: '/dashboard/emotional-analysis',
      title: 'name',
      access: 'session',
      nav: { icon: 'activity', order: 10, short: 'name.short' },
    },
    { path: '/dashboard/week', title: 'week', access: 'session' },
    {
      path: '/dashboard/report',
      title: 'report',
      access: 'session',
    },
  ],
  slots: [
    {
      id: 'emotional-score',
      slot: 'dashboard.stats',
      title: 'emotional-score',
      order: 10,
    },
    {
      id: 'motivation-level',
      slot: 'dashboard.stats',
      title: 'motivation-level',
      order: 20,
    },
    {
      id: 'active-minutes',
      slot: 'dashboard.stats',
      title: 'active-minutes',
      order: 30,
    },
    {
      id: 'progress',
      slot: 'dashboard.main',
      title: 'progress',
      order: 10,
    },
    {
      id: 'recommendations',
      slot: 'dashboard.aside',
      title: 'recommendations',
      order: 5,
    },
  ],
  actions: [
    {
      id: 'new-analysis',
      title: 'new-analysis',
      icon: 'plus',
      order: 10,
      placement: 'primary',
      // A check-in to be changed; without it a new one is made.
      argument: { id: { type: 'string', format: 'uuid', optional: true } },
    },
  ],
  requires: { platform: '^2.8', schema: '20261124130000_habits' },
});
