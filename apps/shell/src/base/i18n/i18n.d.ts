import 'i18next';
import type { GenericTexts } from '@nafas/platform';
import type help from '../../locales/en/help.json';
import type notifications from '../../locales/en/notifications.json';
import type palette from '../../locales/en/palette.json';
import type privacy from '../../locales/en/privacy.json';
import type publicPages from '../../locales/en/public.json';
import type shell from '../../locales/en/shell.json';
import type terms from '../../locales/en/terms.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof shell & typeof notifications;
      generic: GenericTexts;
      help: typeof help;
      palette: typeof palette;
      privacy: typeof privacy;
      public: typeof publicPages;
      terms: typeof terms;
    };
    returnNull: false;
  }
}
