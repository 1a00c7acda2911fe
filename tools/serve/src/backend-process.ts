import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where the embedded backend keeps its data, where it listens, and who may call it. */
export interface BackendProcessOptions {
  /** The workspace. */
  readonly root: string;
  /** Where its data is; made when it is not there. One backend at a time. */
  readonly dataDir: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Browser origins that may call, such as http://127.0.0.1:4200. */
  readonly allowedOrigins: readonly string[];
  /** Where it writes its warnings and errors: the terminal, or the descriptor of a log file. */
  readonly log: 'inherit' | number;
  /** More of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The embedded backend as a process of its own. */
export interface BackendProcess {
  /** For supabase-js, such as http://127.0.0.1:54321. */
  readonly url: string;
  /** The public key for supabase-js. */
  readonly anonKey: string;
  /** The page of the mails that it did not send. */
  readonly inboxUrl: string;
  /** Resolves when the process has ended, whoever ended it. */
  readonly ended: Promise<void>;
  /** Ends open requests, closes the database and waits for the end of the process. */
  close(): Promise<void>;
}

/** Why the backend did not start: a sentence that the person can act on. */
export class BackendFailed extends Error {}

/**
 * Starts apps/backend and resolves when it listens.
 * @throws BackendFailed when it ends before.
 */
export async function startBackendProcess(options: BackendProcessOptions): Promise<BackendProcess> {
  const child = spawn(process.execPath, [join(options.root, 'apps/backend/src/main.ts')], {
    // Through the channel it says why it failed, and learns that this process is gone.
    stdio: ['ignore', 'pipe', options.log, 'ipc'],
    env: {
      ...process.env,
      NAFAS_BACKEND_PORT: String(options.port),
      NAFAS_DATA_DIR: options.dataDir,
      NAFAS_ALLOWED_ORIGINS: options.allowedOrigins.join(','),
      ...options.env,
    },
  });
  let why = 'The backend ended before it listened.';
  child.on('message', ({ failed }: { failed: string }) => (why = failed));
  const ended = once(child, 'close').then(() => undefined);
  if (child.stdout === null) throw new Error('the backend has no output');
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (line === undefined) throw new BackendFailed(why);
  const { url, anonKey, inboxUrl } = JSON.parse(String(line[0])) as Record<
    'url' | 'anonKey' | 'inboxUrl',
    string
  >;
  return {
    url,
    anonKey,
    inboxUrl,
    ended,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
