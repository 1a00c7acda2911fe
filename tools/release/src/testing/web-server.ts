import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findServer, type ServerName } from './find-server.ts';

export { findServer, type ServerName } from './find-server.ts';

/** A web server that runs with a configuration of `nafas site`. */
export interface WebServer {
  /** Lets the running server read another configuration, as an operator would. */
  reload(config: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Debian's own server with a configuration as `nafas site` writes it. Resolves once `url` is answered.
 * @throws when the server is not there, see {@link findServer}.
 */
export async function startWebServer(
  name: ServerName,
  config: string,
  url: string,
): Promise<WebServer> {
  const found = findServer(name);
  if (found === null) throw new Error(`there is no ${name} here`);
  const dir = await mkdtemp(join(tmpdir(), `nafas-${name}-`));
  await mkdir(join(dir, 'temporary'));
  const file = join(dir, 'site.conf');
  await writeFile(file, config);
  const args =
    name === 'nginx'
      ? await nginxArguments(dir, found.root)
      : ['run', '--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, HOME: dir };
  const child = spawn(found.program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dir, { recursive: true, force: true });
  };
  for (const end = Date.now() + 20_000; ;) {
    if (await fetch(url).catch(() => null)) break;
    if (child.exitCode !== null || Date.now() > end) {
      await close();
      throw new Error(`${name} does not answer at ${url}:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    close,
    async reload(next) {
      await writeFile(file, next);
      if (name === 'nginx') child.kill('SIGHUP');
      else
        execFileSync(found.program, ['reload', '--adapter', 'caddyfile', '--config', file], {
          env,
          stdio: 'ignore',
        });
    },
  };
}

/** As Debian's nginx.conf, but in a folder of its own and without a daemon. */
async function nginxArguments(dir: string, root: string): Promise<string[]> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((each) => `  ${each}_temp_path ${dir}/temporary;`)
    .join('\n');
  const main = `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${dir}/pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  include ${root}/etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temporary}
  include ${dir}/site.conf;
}
`;
  await writeFile(join(dir, 'nginx.conf'), main);
  return ['-c', join(dir, 'nginx.conf'), '-p', dir];
}
