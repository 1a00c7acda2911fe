import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'care',
  name: 'name',
  // The plan opens without a session too, so not all of it lies below the dashboard.
  basename: '/',
  routes: [
    {
      path: '/dashboard/thought-records',
      title: 'records',
      access: 'session',
      nav: { icon: 'notebook', order: 80, group: 'tools' },
    },
    {
      path: '/dashboard/safety-plan',
      title: 'plan',
      access: 'session',
      nav: { icon: 'help', order: 90, group: 'tools' },
    },
    { path: '/safety-plan', title: 'plan', access: 'public' },
  ],
  actions: [
    {
      id: 'record',
      title: 'record',
      icon: 'notebook',
      order: 80,
      placement: 'palette',
      argument: { thought: { type: 'string', maxLength: 2000, optional: true } },
    },
  ],
  requires: { platform: '^2.8', schema: '20261122212251_thought_records' },
});
