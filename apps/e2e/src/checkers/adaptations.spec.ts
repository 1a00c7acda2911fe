import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { openState, STATES } from './states.ts';

test.use({
  expectedConsole: {
    'the status of the page for what is not there': /status of 404 .*\/nowhere/,
  },
});

/** Content a reader would have to scroll sideways for, or could not reach: too wide a page, controls outside. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const tooWide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().width > 1 && !scrolls(control))
      // A file field is pressed by the button in front of it.
      .filter((control) => control.getAttribute('tabindex') !== '-1')
      .filter((control) => {
        const { left, right, bottom } = control.getBoundingClientRect();
        // A skip link stands above the page until it has focus.
        return bottom > 0 && (left < -1 || right > clientWidth + 1);
      })
      .map((control) => control.outerHTML.slice(0, 120));
    return [...tooWide, ...controls];
  });
}

/** Texts with less than 7:1. */
async function paleTexts(page: Page): Promise<string[]> {
  // Colours change by transitions.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  return axeViolations(page, { rules: ['color-contrast-enhanced'] });
}

/** Fields without a border, which forced colours leave nothing of, and a focus that is not drawn. */
async function undrawn(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const isDrawn = (style: string, width: string) => style !== 'none' && parseFloat(width) > 0;
    const fields = [...document.querySelectorAll('input, select, textarea')].filter((field) => {
      const { borderBlockEndStyle, borderBlockEndWidth, appearance } = getComputedStyle(field);
      // The system draws these itself.
      if (field.getAttribute('type') === 'checkbox' && appearance !== 'none') return false;
      const isBare = !['range', 'file'].includes(field.getAttribute('type') ?? '');
      const frame = getComputedStyle(field.parentElement ?? field);
      return (
        isBare &&
        field.checkVisibility() &&
        !isDrawn(borderBlockEndStyle, borderBlockEndWidth) &&
        !isDrawn(frame.borderBlockEndStyle, frame.borderBlockEndWidth)
      );
    });
    const focused = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const lost = isDrawn(outlineStyle, outlineWidth) ? [] : [focused];
    return [...fields, ...lost].map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Pairs of buttons whose frames touch: forced colours draw every border, also one that is transparent otherwise. */
function touching(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFramed = (element: Element) => {
      const { borderInlineStartStyle: style, borderInlineStartWidth: width } =
        getComputedStyle(element);
      return style !== 'none' && parseFloat(width) > 0;
    };
    const buttons = [...document.querySelectorAll('button, a, [role="button"]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && isFramed(button))
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const gap = (from: number, to: number, otherFrom: number, otherTo: number) =>
      Math.max(otherFrom - to, from - otherTo);
    return buttons.flatMap(({ button, box }, index) =>
      buttons.slice(index + 1).flatMap(({ button: other, box: next }) => {
        const across = gap(box.left, box.right, next.left, next.right);
        const down = gap(box.top, box.bottom, next.top, next.bottom);
        const isApart = Math.max(across, down) >= 4 || Math.min(across, down) > -1;
        if (isApart || button.contains(other) || other.contains(button)) return [];
        const name = (element: Element) =>
          `${element.textContent || element.getAttribute('aria-label')}`.trim().slice(0, 40);
        return [`${name(button)} | ${name(other)}: ${Math.max(across, down).toFixed(1)} px`];
      }),
    );
  });
}

const LANGUAGES = ['en', 'ar'] as const;
const isLong = Boolean(process.env['NAFAS_LONG']);

// Each page in one language, by turns; in both where there is time (npm run verify:long).
for (const [index, state] of STATES.filter(({ reach }) => reach === undefined).entries()) {
  for (const language of LANGUAGES.filter((_, turn) => isLong || turn === index % 2)) {
    test(`at 320 px, with letters twice as large, and in other contrasts: ${state.name}, ${language}`, async ({
      page,
      product,
    }) => {
      await openState(page, product.url, state, { language, theme: 'light', width: 320 });
      expect(await outside(page), 'at 320 px').toEqual([]);

      await page.emulateMedia({ contrast: 'more' });
      expect(await paleTexts(page), 'more contrast').toEqual([]);
      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
      expect(await touching(page), 'forced colours').toEqual([]);
      expect(await outside(page), 'forced colours').toEqual([]);
      expect(await undrawn(page), 'forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });

      // As the browser's own setting does it: what is in px stays.
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await outside(page), 'letters twice as large').toEqual([]);
    });
  }
}

test('a name of one long word is too wide for no page', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signUp(page, product.url, newPerson('Wolfeschlegelsteinhausenbergerdorffe'));
  for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/settings']) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-state="loading"], [aria-busy="true"]')).toHaveCount(0);
    expect(await outside(page), path).toEqual([]);
  }
});
