import { findClipped, toPseudo } from '@nafas/texts/pseudo';
import type { Page } from '@playwright/test';
import { STATES } from '../checkers/states.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from './visible-texts.ts';
import { DESK, PHONE, visitStates } from './visit-states.ts';

test.use({
  expectedConsole: {
    'the status of the page for what is not there': /status of 404 .*\/nowhere/,
    'a page made at build time that says something else once its script runs': /React error #418/,
  },
});
// Some forty pages one after the other.
test.describe.configure({ timeout: 240_000 });

/** Puts each text and placeholder of a page that is still into pseudo, once. Drawings place their own texts. */
async function writePseudo(page: Page): Promise<void> {
  const nodes = await page.evaluateHandle(() => {
    const found: Node[] = [];
    const state = globalThis as { inPseudo?: Set<Node> };
    const known = (state.inPseudo ??= new Set());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const isText = !walker.currentNode.parentElement?.closest(
        'script, style, noscript, template, textarea, svg, code',
      );
      if (isText) found.push(walker.currentNode);
    }
    for (const field of document.querySelectorAll('[placeholder]')) {
      const attribute = field.getAttributeNode('placeholder');
      if (attribute) found.push(attribute);
    }
    const left = found.filter((node) => !known.has(node));
    for (const node of left) known.add(node);
    return left;
  });
  const texts = await nodes.evaluate((all) => all.map(({ nodeValue }) => nodeValue ?? ''));
  await nodes.evaluate((all, said) => {
    for (const [at, node] of all.entries()) node.nodeValue = said[at] ?? '';
  }, texts.map(toPseudo));
}

/** What can't be read whole on a page in pseudo, at both widths and in both directions. */
async function clippedOn(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    // Another width may draw other parts.
    await untilStill(page);
    await writePseudo(page);
    for (const direction of ['rtl', 'ltr']) {
      await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
      const found = await page.evaluate(findClipped);
      faults.push(...found.map((fault) => `${direction} at ${viewport.width} px: ${fault}`));
    }
  }
  return faults;
}

for (const [who, isDemo] of [
  ['in the demo', true],
  ['for visitors', false],
] as const) {
  test(`every page ${who} has room for texts that are 40 % longer`, async ({ page, product }) => {
    const states = STATES.filter((state) => state.isDemo === isDemo && !state.reach);
    const url = product.url;
    const found = await visitStates(page, { url, language: 'en', states }, () => clippedOn(page));
    expect(found).toEqual({});
  });
}
