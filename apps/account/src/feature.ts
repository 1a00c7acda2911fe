import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'account',
  name: { en: 'Account', ar: 'الحساب' },
  basename: '/dashboard',
  routes: [
    {
      path: '/dashboard/profile',
      title: { en: 'Profile', ar: 'الملف الشخصي' },
      access: 'session',
      nav: { icon: 'user', order: 40 },
    },
    {
      path: '/dashboard/settings',
      title: { en: 'Settings', ar: 'الإعدادات' },
      access: 'session',
      nav: { icon: 'settings', order: 50 },
    },
  ],
  requires: { platform: '^1.0', schema: '20261121002310_my_data' },
});
