import type { LocalizedText } from '@nafas/platform';

/** For developers only, so they load with the badge and not with the shell's texts. */
export const TEXTS = {
  label: { en: 'Overrides of this browser', ar: 'تجاوزات هذا المتصفّح' },
  active: { en: 'Another build runs here', ar: 'تعمل هنا نسخة أخرى' },
  origin: { en: 'Refused: its origin is not allowed', ar: 'مرفوض: مصدره غير مسموح به' },
  invalid: { en: 'Refused: not available or not valid', ar: 'مرفوض: غير متاح أو غير صالح' },
  reset: { en: 'Reset', ar: 'إعادة الضبط' },
} satisfies Record<string, LocalizedText>;
