import { PATHS } from '@nafas/platform';
import { addTexts } from '@nafas/platform/i18n';
import type { i18n } from 'i18next';

/** Pages with long texts of their own, which no other page loads; each is a namespace. */
export type PageTexts = 'help' | 'terms' | 'privacy';

const OF_PATH: Readonly<Record<string, PageTexts>> = {
  [PATHS.help]: 'help',
  [PATHS.terms]: 'terms',
  [PATHS.privacy]: 'privacy',
};

/** The texts that only the page at this plain address has, if it has any. */
export const getPageTexts = (path: string): PageTexts | undefined => OF_PATH[path];

/** Loads the texts of a page beside the shell's own. Rejects when they can't be had, as the page's code does. */
export async function loadPageTexts(page: PageTexts, texts: Promise<i18n>): Promise<void> {
  const [instance, { PAGE_TEXTS }] = await Promise.all([
    texts,
    import(/* webpackChunkName: "page-texts" */ './page-text-files.ts'),
  ]);
  await addTexts(instance, page, PAGE_TEXTS[page]);
}
