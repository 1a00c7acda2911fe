import 'i18next';
import type mail from './locales/en/mail.json';

// A key that is not there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mail';
    resources: { mail: typeof mail };
  }
}
