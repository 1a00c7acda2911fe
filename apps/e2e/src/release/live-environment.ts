import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type Backend } from '@nafas/backend';
import { startWebServer, type ServerName } from '@nafas/release/testing/web-server';
import { root } from '../support/product.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** An environment `production` as an operator sets it up: a place, a backend, and a real web server before both. */
export interface LiveEnvironment {
  /** Where the shell is. */
  readonly url: string;
  /** The environment variables of the command `nafas`. */
  readonly variables: Readonly<Record<string, string>>;
  readonly backend: Backend;
  /** Runs `nafas` as somebody. */
  nafas(who: string, ...args: string[]): Promise<Ran>;
  /** Writes the server's configuration anew and lets it read that. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

export interface LiveOptions {
  readonly server: ServerName;
  /** Apps of this workspace that are live from the start, by the names of their folders. */
  readonly apps: readonly string[];
  readonly moreMigrations?: readonly string[];
}

/** Sets an environment up with the command `nafas` alone, from the builds as they are. */
export async function startLive(options: LiveOptions): Promise<LiveEnvironment> {
  const dir = await mkdtemp(join(tmpdir(), 'nafas-live-'));
  const [url, apps] = [await freeOrigin(), await freeOrigin()];
  const { moreMigrations = [] } = options;
  const backend = await startBackend({
    dataDir: join(dir, 'data'),
    port: 0,
    allowedOrigins: [url],
    moreMigrations,
  });
  const variables = {
    NAFAS_PLACE: join(dir, 'place'),
    NAFAS_ENVIRONMENT: 'production',
    NAFAS_SERVICE_KEY: backend.serviceKey,
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  };
  const nafas = (who: string, ...args: string[]) =>
    run({ ...process.env, ...variables, NAFAS_ACTOR: who }, args);
  const must = async (...args: string[]) => {
    const { code, out, error } = await nafas('operator', ...args);
    if (code !== 0) throw new Error(`nafas ${args.join(' ')}: ${code}\n${out}${error}`);
    return out;
  };
  const shell = join(root, 'apps/shell/dist');
  const config = () => must('site', '--server', options.server, '--shell', shell);

  const addresses = ['--site', url, '--apps', apps, '--backend', backend.url];
  await must('init', 'production', ...addresses, '--anon-key', backend.anonKey);
  await must('publish', shell);
  const served = options.apps.map(async (app) => {
    await must('publish', join(root, 'apps', app, 'dist'));
    // Nothing is served yet that a browser could try.
    const skip = ['--skip', 'files,browser', '--why', 'the first of all'];
    await must('activate', `${app}@0.1.0`, ...skip);
  });
  await Promise.all(served);
  const server = await startWebServer(options.server, await config(), url);
  return {
    url,
    variables,
    backend,
    nafas,
    reload: async () => server.reload(await config()),
    async stop() {
      await server.close();
      await backend.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function run(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Ran> {
  const bin = join(root, 'tools/release/bin/nafas.mjs');
  return new Promise((done) => {
    execFile('node', [bin, ...args], { env, timeout: 300_000 }, (failed, out, error) => {
      done({ code: failed ? Number(failed.code ?? 1) : 0, out, error });
    });
  });
}

async function freeOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
