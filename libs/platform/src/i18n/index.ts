export * from './app-i18n.ts';
