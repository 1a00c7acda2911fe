import type { GenericTexts } from '@nafas/platform';
import type en from './locales/en/app.json';
import type people from './locales/en/people.json';

// Makes an unknown message key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en; people: typeof people; generic: GenericTexts };
  }
}
