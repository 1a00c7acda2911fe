import type { LoadMessages } from '@nafas/platform/i18n';
import type { PageTexts } from './page-texts.ts';

/** The texts of these pages. In a chunk of its own: it has the hash of each in every language. */
export const PAGE_TEXTS: Readonly<Record<PageTexts, LoadMessages>> = {
  help: (language) => import(`../../locales/${language}/help.json`),
  terms: (language) => import(`../../locales/${language}/terms.json`),
  privacy: (language) => import(`../../locales/${language}/privacy.json`),
};
