import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './product.ts';

export interface DevProcess {
  /** Everything it has printed. */
  readonly output: string;
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a command of tools/dev as a developer does, on free ports and with an empty data folder. Resolves once it has
 * printed the address after `label`; rejects with all it printed when it ends before.
 */
export async function startDev(
  script: string,
  options: { args?: readonly string[]; cwd?: string; label: string; env?: Record<string, string> },
): Promise<DevProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nafas-dev-'));
  const child = spawn('node', [join(root, 'tools/dev/src', script), ...(options.args ?? [])], {
    cwd: options.cwd ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      PORT: '0',
      NAFAS_DATA_DIR: dataDir,
      ...options.env,
    },
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = new RegExp(`${options.label}\\s+(http://\\S+)`).exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${script} ended:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await url, stop, output };
  } catch (error) {
    await stop();
    throw error;
  }
}
