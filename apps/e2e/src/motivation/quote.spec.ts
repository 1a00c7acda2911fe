import type { Page } from '@playwright/test';
import { openState } from '../checkers/states.ts';
import { expect, test } from '../support/test.ts';

const LONGEST = {
  en: 'Nowhere, either with more quiet or more freedom from trouble, does a person retire than into their own soul, and the mind that is free from passions is a citadel, for nobody has anything more secure to fly to.',
  ar: 'لا يجد المرء ملاذًا أهدأ ولا أبعد عن الهموم من نفسه، والعقل الخالي من الأهواء حصن لا يجد الإنسان ما هو أمنع منه ليلجأ إليه ويبقى فيه آمنًا ما بقي، فليُكثر من هذه العودة إلى نفسه وليُجدّدها.',
} as const;
const WIDTHS = [390, 600, 768, 1024, 1100, 1280, 1440];

/** How far the words of the quote are from its outermost ring in px, below 0 where they touch; null without a ring. */
function gapToRing(page: Page): Promise<number | null> {
  return page.locator('blockquote').evaluate((quote) => {
    const figure = quote.closest('figure') as HTMLElement;
    const rings = figure.parentElement?.querySelectorAll('svg circle[r="130"]') ?? [];
    const ring = rings[0]?.getBoundingClientRect();
    if (!ring || ring.width === 0) return null;
    const range = document.createRange();
    range.selectNodeContents(figure);
    const gaps = [...range.getClientRects()].map((line) =>
      Math.max(ring.left - line.right, line.left - ring.right),
    );
    return Math.min(...gaps);
  });
}

for (const language of ['en', 'ar'] as const) {
  test(`the quote of the day never touches the ring, however long: ${language}`, async ({
    page,
    product,
  }) => {
    const hub = { name: 'hub', path: '/dashboard/motivation-hub', isDemo: true };
    await openState(page, product.url, hub, { language, theme: 'light', width: 1440 });
    const quote = page.locator('blockquote');
    const lines = [await quote.innerText(), LONGEST[language]];
    const gaps: [width: number, gap: number | null][] = [];
    for (const line of lines) {
      await quote.evaluate((element, text) => (element.textContent = text), line);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        gaps.push([width, await gapToRing(page)]);
      }
    }
    expect(gaps.filter(([, gap]) => gap !== null && gap < 16)).toEqual([]);
    const [small, wide] = [gaps[0], gaps[WIDTHS.length - 1]];
    expect([small?.[1], typeof wide?.[1]], 'drawn where there is room').toEqual([null, 'number']);
  });
}
