import 'i18next';
import type notifications from '../locales/en/notifications.json';
import type publicPages from '../locales/en/public.json';
import type shell from '../locales/en/shell.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof shell & typeof publicPages & typeof notifications };
    returnNull: false;
  }
}
