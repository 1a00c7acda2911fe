import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryVersion } from '@nafas/platform/registry';
import { assetHeaders, listen, staticApp, type Listening } from '@nafas/serve';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { newPerson, signUp } from '../support/people.ts';
import { startProduct, type Product } from '../support/product.ts';
import { register } from '../support/registry.ts';
import { expect, test as base } from '../support/test.ts';

interface Plain {
  readonly origin: string;
  /** Written by hand, as its team would: there is no feature.json. */
  readonly record: RegistryVersion;
}

const hashed = async (dir: string, file: string) =>
  `sha384-${createHash('sha384')
    .update(await readFile(join(dir, file)))
    .digest('base64')}`;

async function servePlain(): Promise<Plain & { server: Listening }> {
  const cwd = join(import.meta.dirname, '../../fixtures/plain');
  const dir = join(import.meta.dirname, '../../.fixtures/plain');
  const { content } = await loadConfig({ cwd });
  const output = { ...content.output, distPath: { root: dir }, cleanDistPath: true };
  await (await createRsbuild({ cwd, config: { ...content, output } })).build();
  const server = await listen(staticApp({ dir, headers: assetHeaders }), 0);
  const { origin } = server;
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.js'));
  const files = names.filter((name) => name !== 'remoteEntry.js');
  const record: RegistryVersion = {
    url: `${origin}/remoteEntry.js`,
    metadata: { version: '1.0.0', integrity: await hashed(dir, 'remoteEntry.js') },
    deployment: { traffic: 100, default: true },
    extras: {
      container: 'plain',
      files: await Promise.all(
        files.map(async (name) => ({
          url: `${origin}/${name}`,
          integrity: await hashed(dir, name),
        })),
      ),
      feature: {
        id: 'plain',
        name: { en: 'A guest', ar: 'ضيف' },
        basename: '/dashboard/plain',
        routes: [
          {
            path: '/dashboard/plain',
            title: { en: 'A guest', ar: 'ضيف' },
            access: 'session',
            nav: { icon: 'sprout', order: 95 },
          },
        ],
        slots: [],
        actions: [],
        requires: { platform: '^2.0', schema: null },
      },
    },
  };
  return { origin, record, server };
}

const test = base.extend<object, { plain: Plain; host: Product }>({
  plain: [
    async ({}, use) => {
      const plain = await servePlain();
      await use(plain);
      await plain.server.close();
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ plain }, use) => {
      const host = await startProduct({ moreOrigins: [plain.origin] });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a foreign, plain Module Federation remote without our packages or React stands in our shell, and leaves it', async ({
  page,
  plain,
  host,
}) => {
  await signUp(page, host.url, newPerson());
  using _registered = register(host, plain.record);
  await page.reload();
  const link = page.getByRole('navigation').getByRole('link', { name: 'A guest' });
  const heading = page.getByRole('heading', { level: 1 });
  for (let round = 0; round < 2; round += 1) {
    await link.click();
    await expect(heading).toHaveText('A guest');
    await expect(page).toHaveTitle(/A guest/);
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading).toContainText('Layla');
  }
  await link.click();
  await page.getByRole('button', { name: 'To the help page' }).click();
  await expect(page).toHaveURL(`${host.url}/help`);
});
