import 'i18next';
import type { GenericTexts } from '@nafas/platform';
import type notifications from '../locales/en/notifications.json';
import type publicPages from '../locales/en/public.json';
import type shell from '../locales/en/shell.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof shell & typeof publicPages & typeof notifications;
      generic: GenericTexts;
    };
    returnNull: false;
  }
}
