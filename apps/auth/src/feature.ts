import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'auth',
  name: { en: 'Sign-in', ar: 'تسجيل الدخول' },
  basename: '/auth',
  routes: [
    {
      path: '/auth/login',
      title: { en: 'Sign in', ar: 'تسجيل الدخول' },
      access: 'guest',
    },
    {
      path: '/auth/register',
      title: { en: 'Create an account', ar: 'إنشاء حساب' },
      access: 'guest',
    },
  ],
  requires: { platform: '^1.0', schema: '20261120000100_profiles' },
});
