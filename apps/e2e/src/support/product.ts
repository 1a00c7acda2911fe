import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startBackend, type Backend, type StartOptions } from '@nafas/backend';
import { featureFolders, serveProduct, type Served } from '@nafas/serve';
import { fill, makeTemplate } from './template.ts';

export const root = resolve(import.meta.dirname, '../../../..');

/** The running product: production builds of shell and apps, each on an origin of its own, and the real backend. */
export interface Product {
  readonly served: Served;
  readonly url: string;
  backend: Backend;
  /**
   * Stops the backend and starts it again on the same data and port, as a restart of the server would.
   * `moreMigrations` are folders it applies then, as a deployment would.
   */
  restartBackend(moreMigrations?: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Further folders of built feature apps, and origins the configuration allows. */
  readonly moreOrigins?: readonly string[];
  /** Whether a browser may override an app. */
  readonly overrides?: boolean;
  /** Options of the backend beside its place. */
  readonly backend?: Pick<StartOptions, 'providers' | 'settings' | 'env'>;
}

/** Folders of the feature apps that this run serves: those that E2E_FEATURES names, e.g. apps/auth,apps/analysis, or all. */
export async function servedFeatures(): Promise<readonly string[]> {
  return process.env['E2E_FEATURES']?.split(',').filter(Boolean) ?? featureFolders(root);
}

/** Migrated once: by `npm test` for all shards, or for a process, which starts a product for each file that wants its own. */
let template: Promise<string> | undefined;

async function newDataDir(): Promise<string> {
  template ??= Promise.resolve(process.env['E2E_TEMPLATE'] ?? makeOwnTemplate());
  const dataDir = await mkdtemp(join(tmpdir(), 'nafas-e2e-'));
  await fill(dataDir, await template);
  return dataDir;
}

async function makeOwnTemplate(): Promise<string> {
  const made = await makeTemplate();
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Starts the product on free ports with an empty database. */
export async function startProduct({
  backend: started = {},
  ...options
}: ProductOptions = {}): Promise<Product> {
  const dataDir = await newDataDir();
  let backend: Backend | undefined;
  let origin = '';
  const served = await serveProduct({
    root,
    features: await servedFeatures(),
    port: 0,
    ...options,
    backend: async (shellOrigin) => {
      origin = shellOrigin;
      backend = await startBackend({
        ...started,
        dataDir,
        port: 0,
        allowedOrigins: [shellOrigin],
      });
      return { url: backend.url, anonKey: backend.anonKey };
    },
  });
  if (!backend) throw new Error('the backend was not started');
  const product: Product = {
    served,
    url: served.url,
    backend,
    async restartBackend(moreMigrations = []) {
      const port = Number(new URL(product.backend.url).port);
      await product.backend.close();
      product.backend = await startBackend({
        ...started,
        dataDir,
        port,
        allowedOrigins: [origin],
        moreMigrations,
      });
    },
    async stop() {
      await served.close();
      await product.backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return product;
}
