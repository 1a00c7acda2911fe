import { unexpected } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('what any window says in its console, or fails of, is noted, and only what is expected is let be', async ({
  page,
  browser,
  watch,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) await each.goto('data:text/html,<title>-</title>');
  await page.evaluate(() => console.error('an error'));
  await other.evaluate(() => console.warn('a warning'));
  await page.evaluate(() => console.info('a note'));
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('nobody caught'))));
  await expect
    .poll(() => watch.complaints.toSorted())
    .toEqual([
      expect.stringMatching(/^error: an error/),
      expect.stringMatching(/^uncaught: Error: nobody caught/),
      expect.stringMatching(/^warning: a warning/),
    ]);
  const rest = unexpected(watch, {
    'a test of errors': /^error: an error/,
    'and of others': /nobody/,
  });
  expect(rest).toEqual([expect.stringMatching(/^warning: a warning/)]);
  watch.complaints.length = 0;
  await other.context().close();
});
