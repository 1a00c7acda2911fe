import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'console',
  name: 'name',
  basename: '/dashboard/releases',
  routes: [
    {
      path: '/dashboard/releases',
      title: 'name',
      access: 'operator',
      nav: { icon: 'shield', order: 99, group: 'tools' },
    },
  ],
  requires: { platform: '^2.8', schema: '20261123002100_operators' },
});
