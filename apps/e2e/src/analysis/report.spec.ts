import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** People among the tags of the demo, as its notes name them. */
const PEOPLE = /\b(?:Mother|Sara|team|neighbours)\b/i;

async function openReport(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await page.waitForURL(/dashboard/);
  await page.goto(`${url}/dashboard/report`);
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: 'Four weeks, in my own words' })).toBeVisible();
  // Findings are computed after the rest is there.
  await expect(paper.getByText('Seen together, nothing more.')).toBeVisible();
  return paper;
}

/** Prints as the browser does, with the paper that the page asks for. */
const printPage = async (page: Page) =>
  readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: false }));

/** As a PDF has it: without the marks that only keep directions apart. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a report is printed as its preview shows it: in order, page by page, without what was left out', async ({
  page,
  product,
}) => {
  const paper = await openReport(page, product.url);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: '3 months' }).click();
  await page.getByRole('radio', { name: 'A4' }).click();
  await page.getByRole('radio', { name: /^All \d/ }).click();
  await expect(paper.getByRole('heading', { name: 'Notes I chose to share' })).toBeVisible();
  await expect(paper.getByText('Seen together, nothing more.')).toBeVisible();

  const said = (await paper.locator('h2, h3, p, li, time').allTextContents()).map(plain);
  const pdf = await printPage(page);
  expect(pdf.size).toEqual([595, 842]);
  expect(pdf.pages.length).toBeGreaterThan(1);
  pdf.pages.forEach((text, index) => {
    expect(text).toContain(`${index + 1} / ${pdf.pages.length}`);
  });
  // The number of a page stands before or after its text, and never within it.
  const text = pdf.pages
    .map((one, index) => one.replace(`${index + 1} / ${pdf.pages.length}`, '').trim())
    .join(' ');
  let from = 0;
  for (const words of said) {
    const at = text.indexOf(words, from);
    expect(at, `"${words}" after what stands before it`).toBeGreaterThanOrEqual(from);
    from = at + words.length;
  }
  expect(text).not.toMatch(PEOPLE);
  expect(text).not.toContain('A report for someone you trust');
  expect(text).not.toContain('This is a demo');
});

test('a report in Arabic and one in both languages, on letter paper', async ({ page, product }) => {
  const paper = await openReport(page, product.url);
  await page.getByRole('radio', { name: 'Letter' }).click();
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption('ar');
  await expect(paper).toHaveAttribute('dir', 'rtl');
  const arabic = await printPage(page);
  expect(arabic.size).toEqual([612, 792]);
  // Readers of PDF disagree about the order of Arabic letters; that they are there, and nothing English, is the same to all.
  const arabicText = arabic.pages.join(' ');
  expect(arabicText.match(/\p{Script=Arabic}/gu)?.length).toBeGreaterThan(300);
  expect(arabicText).not.toMatch(/Mood|days|Left out/);
  expect(arabic.pages[0]).toMatch(/١ \/ [١-٩]|[١-٩] \/ ١/);

  await language.selectOption('both');
  await expect(paper).toHaveAttribute('dir', 'ltr');
  const both = (await printPage(page)).pages.join(' ');
  expect(both).toContain('Four weeks, in my own words');
  expect(both).toMatch(/Mood · \p{Script=Arabic}{4,}/u);
  expect(both).toContain('1 / 2');
  expect(both).toContain('٢ / ١');
});
