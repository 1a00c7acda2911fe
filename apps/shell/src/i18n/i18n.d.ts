import type messages from '../locales/en/shell.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof messages };
    returnNull: false;
  }
}
