import type { Browser, BrowserContext } from '@playwright/test';
import { findServer } from '@nafas/release/testing/web-server';
import { newPerson, signUp } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { test } from './live-test.ts';
import { newVersion, release } from './new-version.ts';
import { copyWorkspace } from './workspace-copy.ts';

test.use({
  expectedConsole: {
    'the trial is broken on purpose': /\[nafas\] NF150 analysis|no chart/,
  },
});

// eslint-disable-next-line playwright/no-skipped-test -- nobody can prove it without the server; the sentence says how.
test.skip(
  () => findServer('nginx') === null,
  'nginx is neither installed nor to be had: apt-get install nginx',
);

/** Ten browsers of the same person, evenly spread over all there could be: one of them gets a trial of 10 %. */
async function tenBrowsers(browser: Browser, signedIn: BrowserContext): Promise<BrowserContext[]> {
  const state = await signedIn.storageState();
  return Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const context = await browser.newContext({ storageState: state });
      await context.addInitScript(
        (bucket) => {
          // The blank page before the first address has no storage.
          if (self.origin !== 'null') localStorage.setItem('nafas.bucket.v1', bucket);
        },
        String(index / 10 + 0.05),
      );
      return context;
    }),
  );
}

test('a broken trial is seen by one browser in ten, is rolled back by watch, and the history tells all of it', async ({
  page,
  browser,
  context,
  live,
}) => {
  test.setTimeout(600_000);
  const checkout = await copyWorkspace();
  try {
    // Broken for people alone: on the sample data of the demo, where the gate tries it, it works.
    const broken = await newVersion(checkout, 'analysis', '0.2.0', [
      'src/page/AnalysisPage.tsx',
      (text) =>
        text.replace(
          'const platform = usePlatform();\n',
          "$&if (platform.scope.mode !== 'demo') throw new Error('no chart');\n",
        ),
    ]);
    const trial = ['analysis@0.2.0', '--traffic', '10', '--why', 'new charts'];
    await release(live, 'analysis team', broken, ...trial);
  } finally {
    await checkout.remove();
  }

  await signUp(page, live.url, newPerson());
  const browsers = await tenBrowsers(browser, context);
  const met: string[] = [];
  for (const each of browsers) {
    const tab = await each.newPage();
    const said: string[] = [];
    tab.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    await tab.goto(`${live.url}/dashboard/emotional-analysis`);
    // The stable version stands in where the trial fails: everybody has a page that works.
    const view = tab.locator('main [data-feature="analysis"]');
    await expect(view).toHaveAttribute('data-version', '0.1.0');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Emotional analysis');
    if (said.length > 0) met.push(said.join('\n'));
    // Whoever meets the trial opens the page again and again.
    for (let more = said.length > 0 ? 4 : 0; more > 0; more -= 1) {
      await tab.reload();
      await expect(view).toHaveAttribute('data-version', '0.1.0');
    }
    await each.close();
  }
  expect(met, 'browsers that met the trial').toHaveLength(1);
  expect(met[0]).toContain('NF150 analysis');

  const watched = await live.nafas('watch', 'watch', 'analysis', '--every', '1', '--for', '1');
  expect(watched.code, watched.out + watched.error).toBe(6);
  expect(watched.out).toContain('analysis@0.2.0 fails more than the stable version');

  const registry = await (await fetch(`${live.url}/registry.json`)).text();
  expect(registry).not.toContain('analysis/0.2.0');
  const history = await live.nafas('operator', 'history', '--verify');
  expect(history.out).toMatch(
    /analysis team\s+activate analysis@0\.2\.0\s+0\.1\.0 \(90 %\), 0\.2\.0 \(10 %\)\s+new charts/,
  );
  expect(history.out).toMatch(
    /watch\s+rollback analysis@0\.2\.0\s+0\.1\.0\s+watch: \d+ of \d+ mounts failed \(NF150\)/,
  );
  expect(history.out).toContain('The chain is whole.');
});
