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
    {
      path: '/auth/forgot',
      title: { en: 'Forgot password', ar: 'نسيت كلمة المرور' },
      access: 'guest',
    },
    {
      path: '/auth/callback',
      title: { en: 'Signing in', ar: 'جارٍ تسجيل الدخول' },
      access: 'guest',
    },
    {
      // Public: whoever is in may prove an address, too.
      path: '/auth/confirm',
      title: { en: 'Confirm an address', ar: 'تأكيد عنوان' },
      access: 'public',
    },
    {
      // Public: the link of the e-mail signs in before the new password is chosen.
      path: '/auth/reset',
      title: { en: 'New password', ar: 'كلمة مرور جديدة' },
      access: 'public',
    },
  ],
  requires: { platform: '^2.2', schema: '20261122000500_recovery_codes' },
});
