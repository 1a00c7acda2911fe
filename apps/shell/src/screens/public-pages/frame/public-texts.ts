import { addTexts } from '@nafas/platform/i18n';
import type { i18n } from 'i18next';

/** Gives the shell's texts those that the public pages have in common. Rejects when they can't be had. */
export const loadPublicTexts = (i18n: i18n): Promise<void> =>
  addTexts(i18n, 'public', (language) => import(`../../../locales/${language}/public.json`));
