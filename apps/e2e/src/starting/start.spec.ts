import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDev } from '../support/dev-process.ts';
import { root } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: { 'the server is gone before the page is': /net::ERR_CONNECTION_REFUSED/ },
});

// It may have to build first.
test.describe.configure({ timeout: 300_000 });

test('npm start greets with one calm block, and a log takes all that builds and libraries print', async ({
  page,
}) => {
  const start = await startDev('../../serve/src/start.ts', { label: 'Nafas is ready:' });
  try {
    expect(start.output.split('\n').map((line) => line.replace(/ {2,}\S+$/, ' …'))).toEqual([
      'Building what changed ...',
      '',
      '  Nafas is ready: …',
      '  Your data is in …',
      expect.stringMatching(/^ {2}Its mails are at http:\S+$/),
      '  The log is in …',
      '  Stop with Ctrl-C.',
      '',
      '',
    ]);
    const log = /The log is in\s+(\S+)/.exec(start.output)?.[1] ?? '';
    expect(await readFile(join(root, log), 'utf8')).toContain('EXPERIMENTAL FEATURES ENABLED');
    await page.goto(start.url);
    await expect(page.getByRole('link', { name: 'Try Now' }).first()).toBeVisible();
  } finally {
    await start.stop();
  }
});

test('what keeps npm start from starting is said at the end, with the place of the whole log', async () => {
  const NAFAS_DATA_DIR = join(root, 'package.json', 'data');
  const options = { label: 'Nafas is ready:', env: { NAFAS_DATA_DIR } };
  const output = await startDev('../../serve/src/start.ts', options).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  expect(output).toContain('package.json');
  expect(output.trimEnd()).toMatch(/\n\nThe whole log: \S*\.nafas\/start-0\.log$/);
  expect(output).not.toMatch(/^\s+at /m);
});
