import { findClipped } from '@nafas/texts/pseudo';
import { expect, type Page } from '@playwright/test';
import { builtStories, getWidth } from './built-stories.ts';
import { test } from './preview-page.ts';

/** Without axe, which stories.spec.ts runs. */
const LOOK = 'language:en;theme:light;a11y.manual:!true';
/** The widths that screens are designed for; a story of one of them is drawn at that one alone. */
const WIDTHS = [390, 1440];

/** A story is drawn once; turned round and in a wider window it is the same page. */
async function measure(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 });
  const faults: string[] = [];
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      window.writePseudo(document.body);
    }, direction);
    const found = await page.evaluate(findClipped);
    faults.push(...found.map((fault) => `${direction} at ${width} px: ${fault}`));
  }
  return faults;
}

/** Stories that need not have room, and why. */
const EXCEPTED: Readonly<Record<string, string>> = {
  'data-table--comfortable':
    'four columns with words: on a phone that is what `scroll` is for, which every screen uses',
};

const stories = builtStories().filter(({ id }) => !(id in EXCEPTED));
/** A screen that is also shown on a phone and at a desk: its own story is drawn in both windows already. */
const twins = stories.filter(({ title, name }) =>
  stories.some(
    (other) =>
      other.title === title && /^(?:Phone|Desktop) /.test(name) && name.endsWith(` ${other.name}`),
  ),
);

/** On a push whole screens, which all parts are in; `npm run verify:long stories` takes each part by itself, too. */
const isDrawn = ({ title }: (typeof stories)[number]) =>
  process.env['NAFAS_LONG'] !== undefined || title.startsWith('Screens/');

for (const story of stories.filter((each) => isDrawn(each) && !twins.includes(each))) {
  const { id, title, name } = story;
  test(`${title}, ${name}: texts that are 40 % longer can be read whole`, async ({ draw }) => {
    const only = getWidth(story);
    const widths = WIDTHS.includes(only) ? [only] : WIDTHS;
    const { end, page } = await draw(id, LOOK, widths[0] ?? only);
    expect(end).toMatchObject({ storyId: id, status: 'success' });
    for (const width of widths) expect.soft(await measure(page, width)).toEqual([]);
  });
}
