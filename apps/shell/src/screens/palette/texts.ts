import {
  bundledLanguage,
  type BundledLanguage,
  type Language,
  type LocalizedText,
} from '@nafas/platform';

/** The palette's own words. With the palette, not with the page: nobody needs them before it opens. */
const TEXTS = {
  en: {
    title: 'Search Nafas',
    label: 'Pages, actions, settings, your goals and notes',
    close: 'Close',
    pages: 'Pages',
    actions: 'Actions',
    parts: 'Settings and parts of pages',
    none: 'Nothing found. Try another word.',
    searching: 'Looking through what you have here.',
    count: 'Results: {{count}}',
    away: 'Could not be searched now: {{names}}.',
    hint: 'Arrow keys choose, Enter opens, Escape closes.',
  },
  ar: {
    title: 'البحث في نَفَس',
    label: 'الصفحات والإجراءات والإعدادات وأهدافك وملاحظاتك',
    close: 'إغلاق',
    pages: 'الصفحات',
    actions: 'الإجراءات',
    parts: 'الإعدادات وأقسام الصفحات',
    none: 'لا نتائج. جرّب كلمة أخرى.',
    searching: 'جارٍ البحث فيما لديك هنا.',
    count: 'النتائج: {{count}}',
    away: 'تعذّر البحث الآن في: {{names}}.',
    hint: 'اختر بالأسهم، وافتح بزر الإدخال، وأغلق بزر الهروب.',
  },
} as const satisfies Record<BundledLanguage, object>;

/** The palette's words in a language, else in English. */
export const textsIn = (language: Language): Readonly<Record<keyof (typeof TEXTS)['en'], string>> =>
  TEXTS[bundledLanguage(language)];

/** Names of what the shell itself has, in all languages: search finds them by any. */
export const OWN = {
  dashboard: { en: 'Dashboard', ar: 'لوحة المتابعة' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  help: { en: 'Help now', ar: 'مساعدة الآن' },
  privacy: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
  terms: { en: 'Terms of Service', ar: 'شروط الخدمة' },
  dark: { en: 'Switch to dark theme', ar: 'التبديل إلى المظهر الداكن' },
  light: { en: 'Switch to light theme', ar: 'التبديل إلى المظهر الفاتح' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
} as const satisfies Record<string, LocalizedText>;
