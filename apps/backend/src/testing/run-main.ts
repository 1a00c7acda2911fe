import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../main.ts');

/** The backend as a process of its own. */
export interface RunningBackend {
  readonly url: string;
  readonly anonKey: string;
  /** Kills it as a power cut would (SIGKILL), and resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts it on a directory and resolves when it listens; rejects with what it said when it ends before. */
export async function runMain(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningBackend> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NAFAS_BACKEND_PORT: '0', NAFAS_DATA_DIR: dataDir, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = once(child, 'exit').then(() => null);
  const line = await Promise.race([firstLine(child), ended]);
  if (line === null) throw new Error(`The backend did not start:\n${complaints}`);
  const { url, anonKey } = JSON.parse(line) as { url: string; anonKey: string };
  return {
    url,
    anonKey,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no stdout');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return line;
}
