import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import type { Listening } from '@nafas/serve';

const HOST = '127.0.0.1';

/**
 * Milliseconds after a change until it is compiled. Many editors empty a file and then fill it: within the compiler's own 5,
 * it may see the empty module, whose page has other first chunks, and reloads the page.
 */
const SETTLED_MS = 50;

/** The app's own rsbuild configuration in its development form. */
export async function loadDevConfig(dir: string): Promise<RsbuildConfig> {
  process.env['NODE_ENV'] = 'development';
  const { content } = await loadConfig({ cwd: dir });
  return content;
}

/** Serves an app from its sources on a loopback port, with hot reload over a socket to this very server. */
export async function startDevServer(options: {
  dir: string;
  config: RsbuildConfig;
  port: number;
}): Promise<Listening> {
  const { dir, config, port } = options;
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: mergeRsbuildConfig(config, {
      logLevel: 'warn',
      server: { host: HOST, port, strictPort: true, printUrls: false },
      // The page belongs to the shell's server; the socket must not.
      dev: { client: { host: HOST, port }, cliShortcuts: false },
      tools: { rspack: { watchOptions: { aggregateTimeout: SETTLED_MS } } },
    }),
  });
  const { server } = await rsbuild.startDevServer();
  return { origin: `http://${HOST}:${port}`, close: () => server.close() };
}
