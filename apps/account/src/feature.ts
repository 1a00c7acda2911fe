import { defineFeature } from '@nafas/platform/feature';

export default defineFeature({
  id: 'account',
  name: { en: 'Account', ar: 'الحساب' },
  // Invitations and public profiles need no session, so not all of it lies below the dashboard.
  basename: '/',
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
    {
      path: '/dashboard/settings/people',
      title: { en: 'Trusted people', ar: 'المقرّبون' },
      access: 'session',
    },
    { path: '/with', title: { en: 'An invitation', ar: 'دعوة' }, access: 'public' },
    { path: '/p', title: { en: 'Public profile', ar: 'ملف عام' }, access: 'public' },
  ],
  links: [
    {
      title: { en: 'Theme and language', ar: 'السمة واللغة' },
      keywords: ['appearance', 'dark', 'Arabic', 'English', 'المظهر', 'داكن', 'العربية'],
      address: '/dashboard/settings#appearance',
      icon: 'settings',
    },
    {
      title: { en: 'Time zone and volume', ar: 'المنطقة الزمنية ومستوى الصوت' },
      keywords: ['sound', 'UTC', 'الوقت'],
      address: '/dashboard/settings#app',
      icon: 'settings',
    },
    {
      title: { en: 'Reminders', ar: 'التذكيرات' },
      keywords: ['times', 'days', 'check-in', 'exercise', 'المواعيد', 'الأيام', 'التمارين'],
      address: '/dashboard/settings#reminders',
      icon: 'settings',
    },
    {
      title: { en: 'Push, email and the bell', ar: 'شاشة القفل والبريد والجرس' },
      keywords: ['notifications', 'lock screen', 'channels', 'devices', 'الإشعارات', 'الأجهزة'],
      address: '/dashboard/settings#channels',
      icon: 'settings',
    },
    {
      title: { en: 'Notification settings', ar: 'إعدادات الإشعارات' },
      keywords: ['weekly report', 'news', 'sound', 'التقرير', 'الأخبار', 'الصوت'],
      address: '/dashboard/settings#notification',
      icon: 'settings',
    },
    {
      title: { en: 'Quiet hours', ar: 'ساعات السكون' },
      keywords: ['reminders', 'night', 'times', 'days', 'التذكير', 'الليل', 'المواعيد'],
      address: '/dashboard/settings#quiet',
      icon: 'settings',
    },
    {
      title: { en: 'Emotional analysis and consents', ar: 'تحليل المشاعر والموافقات' },
      keywords: ['camera', 'voice', 'text', 'الكاميرا', 'الصوت', 'النص'],
      address: '/dashboard/settings#analysis',
      icon: 'settings',
    },
    {
      title: { en: 'Trusted people', ar: 'المقرّبون' },
      keywords: ['share', 'public profile', 'read receipts', 'مشاركة', 'ملف عام'],
      address: '/dashboard/settings#people',
      icon: 'settings',
    },
    {
      title: { en: 'Privacy settings', ar: 'إعدادات الخصوصية' },
      address: '/dashboard/settings#privacy',
      icon: 'settings',
    },
    {
      title: { en: 'Password and two-step sign-in', ar: 'كلمة المرور والدخول بخطوتين' },
      keywords: [
        'security',
        '2FA',
        'recovery codes',
        'sign out',
        'الأمان',
        'رموز الاسترداد',
        'تسجيل الخروج',
      ],
      address: '/dashboard/settings#security',
      icon: 'settings',
    },
    {
      title: { en: 'Import from another diary', ar: 'استيراد من يوميات أخرى' },
      keywords: ['Daylio', 'CSV', 'JSON', 'bring in', 'إحضار'],
      address: '/dashboard/settings/import',
      icon: 'settings',
    },
    {
      title: { en: 'Export data or delete account', ar: 'تصدير البيانات أو حذف الحساب' },
      keywords: ['download', 'CSV', 'JSON', 'تنزيل'],
      address: '/dashboard/settings#account',
      icon: 'settings',
    },
  ],
  search: { title: { en: 'Settings', ar: 'الإعدادات' } },
  requires: { platform: '^2.2', schema: '20261124121000_research' },
});
