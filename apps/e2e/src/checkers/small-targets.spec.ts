import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// Targets are looked at twice (support/axe.ts), so that none is called small for the tab bar that lies over it.
test('a target that is small wherever it is scrolled to is found', async ({ page }) => {
  const small = 'position: absolute; inset-block-start: 300px; block-size: 10px; inline-size: 10px';
  await page.setContent(`<main style="block-size: 3000px">
    <button style="${small}; inset-inline-start: 0" aria-label="One"></button>
    <button style="${small}; inset-inline-start: 12px" aria-label="Two"></button></main>`);
  expect(await axeViolations(page, { rules: ['target-size'] })).toEqual([
    expect.stringMatching(/^target-size: .*One.*Two/),
  ]);
});
