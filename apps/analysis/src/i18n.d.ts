import type { GenericTexts } from '@nafas/platform';
import type en from './locales/en/app.json';
import type insights from './locales/en/insights.json';
import type questionnaires from './locales/en/questionnaires.json';
import type report from './locales/en/report.json';
import type week from './locales/en/week.json';

// Makes an unknown message key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof en;
      generic: GenericTexts;
      insights: typeof insights;
      questionnaires: typeof questionnaires;
      report: typeof report;
      week: typeof week;
    };
  }
}
