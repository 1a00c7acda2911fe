import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assetHeaders,
  listen,
  shellFallback,
  APP_PAGE_HEADERS,
  shellFileHeaders,
  startBackendProcess,
  staticApp,
  withSite,
  type Listening,
} from '@nafas/serve';
import type { ShellConfig } from '@nafas/platform/registry';
import {
  composeRegistry,
  composeTexts,
  readDescriptor,
  TEXT_LANGUAGES,
  textsAddress,
  type Deployed,
} from '@nafas/registry';
import { ROOT } from '../paths.ts';
import { compressed, type Sent } from './compressed.ts';
import type { Variant } from './variant.ts';

interface Parts {
  readonly name: Variant['name'];
  /** Built files of the shell or of the monolith; those of the naive host are built for the apps' addresses. */
  readonly shellDir: string | ((origins: readonly string[]) => Promise<string>);
  /** Built feature apps that get an origin of their own each. */
  readonly featureDirs: readonly string[];
}

/** Serves the federation's builds, each app on an origin of its own; the shell's is the workspace's where no other is named. */
export function serveFederation(
  featureDirs: readonly string[],
  shellDir = join(ROOT, 'apps/shell/dist'),
): Promise<Variant> {
  return serve({ name: 'federation', shellDir, featureDirs });
}

/** Serves the naive federation's builds, each app on an origin of its own; there is no registry and no strict policy. */
export function serveNaive(
  featureDirs: readonly string[],
  buildHost: (origins: readonly string[]) => Promise<string>,
): Promise<Variant> {
  return serve({ name: 'naive', shellDir: buildHost, featureDirs });
}

/** Serves the monolith's build. */
export function serveMonolith(shellDir: string): Promise<Variant> {
  return serve({ name: 'monolith', shellDir, featureDirs: [] });
}

async function serve({ name, shellDir, featureDirs }: Parts): Promise<Variant> {
  const sent: Sent[] = [];
  const keep = (each: Sent) => void sent.push(each);
  const open: Listening[] = [];
  const deployed: Deployed[] = [];
  for (const dir of featureDirs) {
    const app = await listen(compressed(staticApp({ dir, headers: assetHeaders }), keep), 0);
    open.push(app);
    if (name === 'federation') {
      deployed.push({ descriptor: await readDescriptor(dir), baseUrl: app.origin });
    }
  }
  const origins = open.map(({ origin }) => origin);
  const registry = composeRegistry(deployed);
  const built = deployed.map(({ descriptor }) => descriptor);
  const config: ShellConfig = {
    // Filled in below: the backend must know the page's address, which is known once it listens.
    backend: { url: 'http://127.0.0.1', anonKey: '-' },
    allowedOrigins: origins,
  };
  let origin = '';
  const pages = staticApp({
    dir: typeof shellDir === 'string' ? shellDir : await shellDir(origins),
    // The runtime of the naive federation runs scripts before the shell could allow them: it has no policy. The bundle has one
    // document for all pages: one that denies the camera would be loaded anew by the page that wants it.
    headers: (file) => ({
      ...(name !== 'naive' && shellFileHeaders(config, file)),
      ...(name === 'monolith' && file === '/index.html' && APP_PAGE_HEADERS),
    }),
    edit: (text) => withSite(text, origin),
    documents: {
      '/config.json': () => config,
      '/registry.json': () => registry,
      ...Object.fromEntries(
        TEXT_LANGUAGES.map((each) => [textsAddress(each), () => composeTexts(built, each)]),
      ),
    },
    ...(name === 'federation'
      ? { fallback: (path) => shellFallback(registry, path) }
      : { spa: true }),
  });
  const shell = await listen(compressed(pages, keep), 0);
  origin = shell.origin;
  open.push(shell);
  const dataDir = await mkdtemp(join(tmpdir(), 'nafas-bench-'));
  const backend = await startBackendProcess({
    root: ROOT,
    dataDir,
    port: 0,
    allowedOrigins: [shell.origin],
    log: 'inherit',
  });
  config.backend = { url: backend.url, anonKey: backend.anonKey };
  return {
    name,
    url: shell.origin,
    sent,
    async close() {
      await Promise.all(open.map((each) => each.close()));
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
