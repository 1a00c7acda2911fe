import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Deployment } from './supabase-cli.ts';

export interface EdgeFunctions {
  /** Answers what the backend does, but functions from Deno. */
  readonly url: string;
  /** How many were called, and therefore started. */
  readonly started: () => number;
  close(): Promise<void>;
}

export interface EdgeOptions {
  readonly deno: string;
  readonly deployment: Deployment;
  readonly backend: { readonly url: string; readonly anonKey: string };
  /** Secrets and settings of the functions. After a change they start anew, as after `supabase secrets set`. */
  readonly env: () => Readonly<Record<string, string | undefined>>;
}

/** A backend in whose place server functions run as Edge Functions do: each in a Deno of its own, begun at its first call. */
export async function startEdgeFunctions(options: EdgeOptions): Promise<EdgeFunctions> {
  const { deno, deployment, backend, env } = options;
  const started = new Map<string, Promise<Instance>>();
  const findAddress = async (name: string): Promise<string> => {
    const settings = { ...env(), SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.anonKey };
    const key = `${name} ${JSON.stringify(settings)}`;
    let instance = started.get(key);
    if (instance === undefined) {
      const entry = deployment.functions[name]?.entrypoint_path;
      if (entry === undefined) throw new Error(`${name} is not deployed`);
      instance = startInstance(deno, deployment.folder, entry, settings);
      started.set(key, instance);
    }
    return (await instance).url;
  };

  // Until it is closed it ends no idle connection: one that it ended under the next request of a test (a function's first
  // start may take the five seconds of Node's default) was a failed fetch.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void (async () => {
      const [, name] = /^\/functions\/v1\/([\w-]+)/.exec(request.url ?? '') ?? [];
      const isDeployed = name !== undefined && name in deployment.functions;
      const place = isDeployed ? await findAddress(name) : backend.url;
      const { method, headers } = request;
      const passed = ask(new URL(request.url ?? '/', place), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.once('error', () => response.destroy());
      // A caller that leaves ends its request behind, too.
      response.once('close', () => passed.destroy());
      request.pipe(passed);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    started: () => started.size,
    close: async () => {
      server.close();
      server.closeAllConnections();
      for (const instance of started.values()) await (await instance).stop();
    },
  };
}

interface Instance {
  readonly url: string;
  stop(): Promise<void>;
}

async function startInstance(
  deno: string,
  folder: string,
  entry: string,
  env: Record<string, string | undefined>,
): Promise<Instance> {
  // The network and the environment: an Edge Function has no files and no programs either. Nothing is fetched.
  const rights = ['--allow-net', '--allow-env', '--no-prompt', '--no-remote', '--cached-only'];
  const config = ['--config', join(folder, 'supabase/functions/deno.json')];
  const child = spawn(
    deno,
    ['run', ...rights, '--node-modules-dir=manual', ...config, join(folder, entry)],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        NO_COLOR: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let log = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        const [, address] = /Listening on (http:\/\/[\d.:]+)/.exec(log) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('exit', (code) => reject(new Error(`Deno ended with ${code}: ${log}`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
