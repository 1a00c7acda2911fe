import { textDirection } from '@nafas/platform';
import { readTexts } from '@nafas/texts';
import type { Page } from '@playwright/test';
import { listFaults, type FindFault } from './foreign-texts.ts';
import { seenOn } from './visible-texts.ts';
import type { DESK } from './visit-states.ts';

/** The narrowest that a page has to fit (WCAG 1.4.10): where long words show first. */
export const NARROW = { width: 320, height: 844 };

/** What is wrong with a page as it stands at a width: foreign texts, its language, and how wide it is. */
export async function findFaults(
  page: Page,
  language: string,
  find: FindFault,
  widths: readonly (typeof DESK)[],
): Promise<string[]> {
  const faults: string[] = [];
  const standIn = readTexts('libs/platform/src/generic/locales', language, 'generic.json')?.[
    'inEnglish'
  ];
  for (const viewport of widths) {
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
    const { lang, dir, title, tooWide, texts } = await seenOn(page);
    if (lang !== language) faults.push(`lang is ${lang}`);
    if (dir !== textDirection(language)) faults.push(`dir is ${dir}`);
    if (tooWide > 0) faults.push(`${tooWide} px too wide at ${viewport.width} px`);
    faults.push(...listFaults([...texts, { text: title, where: 'title' }], find));
    if (texts.some(({ text }) => text === standIn))
      faults.push('texts that are missing are in English');
  }
  return faults;
}
