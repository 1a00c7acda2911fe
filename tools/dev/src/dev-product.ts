import { join } from 'node:path';
import { freePort } from '@nafas/launch/free-port';
import { assetHeaders, listen, staticApp, type Listening } from '@nafas/serve';
import type { ShellConfig } from '@nafas/platform/registry';
import { readDescriptor, TEXT_LANGUAGES, textsAddress } from '@nafas/registry';
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { Choice } from './choose.ts';
import { describeFrom, devRegistry, devTexts, type RunningApp } from './dev-registry.ts';
import { loadDevConfig, startDevServer } from './dev-server.ts';
import { withDocuments } from './documents.ts';

export interface DevProductOptions {
  readonly root: string;
  readonly apps: Choice;
  /** First port: the shell takes it, the apps the next free ones. 0 takes any free ones. */
  readonly port: number;
  /** Further origins that overrides may come from. */
  readonly moreOrigins: readonly string[];
  /** Starts the backend, told the one origin that may call it from a browser. */
  readonly backend: (shellOrigin: string) => Promise<ShellConfig['backend']>;
}

/** Runs shell and apps, each on an origin of its own as when deployed. */
export async function startDevProduct(options: DevProductOptions): Promise<{
  url: string;
  close(): Promise<void>;
}> {
  const { root, apps, port } = options;
  const open: Listening[] = [];
  const running: RunningApp[] = [];
  const close = async () => {
    await Promise.all(open.map((each) => each.close()));
  };
  try {
    const shellPort = await freePort(port);
    // Side by side with the compilers; only the configuration waits for it.
    const backend = options.backend(`http://127.0.0.1:${shellPort}`);
    backend.catch(() => undefined);
    const next = () => freePort(port && shellPort + 1 + open.length);
    for (const folder of apps.dev) {
      const dir = join(root, folder);
      const server = await startDevServer({
        dir,
        config: await loadDevConfig(dir),
        port: await next(),
      });
      open.push(server);
      const { origin } = server;
      running.push({ folder, baseUrl: origin, describe: () => describeFrom(origin) });
    }
    for (const folder of apps.built) {
      const dir = join(root, folder, 'dist');
      const server = await listen(staticApp({ dir, headers: assetHeaders }), await next());
      open.push(server);
      running.push({ folder, baseUrl: server.origin, describe: () => readDescriptor(dir) });
    }
    const config: ShellConfig = {
      backend: await backend,
      allowedOrigins: [...running.map(({ baseUrl }) => baseUrl), ...options.moreOrigins],
      flags: { overrides: true },
    };
    const dir = join(root, 'apps/shell');
    const documents = withDocuments({
      '/config.json': () => config,
      '/registry.json': () => devRegistry(running),
      ...Object.fromEntries(
        TEXT_LANGUAGES.map((each) => [textsAddress(each), () => devTexts(running, each)]),
      ),
    });
    const shell = await startDevServer({
      dir,
      config: mergeRsbuildConfig(await loadDevConfig(dir), documents),
      port: shellPort,
    });
    open.push(shell);
    return { url: shell.origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}
