import { expect, test } from '../support/test.ts';
import { htmlErrors } from './html.ts';
import { ibmViolations } from './ibm.ts';
import { openState, STATES } from './states.ts';

test.use({
  expectedConsole: {
    'the status of the page for what is not there': /status of 404 .*\/nowhere/,
  },
});

for (const state of STATES) {
  test(`IBM's checker and html-validate find nothing wrong: ${state.name}`, async ({
    page,
    product,
  }) => {
    await openState(page, product.url, state, { language: 'en', theme: 'light', width: 1440 });
    expect(await htmlErrors(page), 'html-validate').toEqual([]);
    expect(await ibmViolations(page), 'IBM').toEqual([]);
  });
}
