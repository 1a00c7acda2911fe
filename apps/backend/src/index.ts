import { randomBytes } from 'node:crypto';
import { serve, type ServerType } from '@hono/node-server';
import { BackendError, errorCode } from './backend-error.ts';
import { parseOrigin } from './config.ts';
import { openDataDir } from './data-dir.ts';
import { createDelivery } from './deliver/create-delivery.ts';
import { loadPushKeys } from './deliver/push/push-keys.ts';
import { embedLite } from './embed-lite.ts';
import { discardUnread } from './discard-unread.ts';
import { createFront } from './front.ts';
import { keepJobsRunning } from './jobs.ts';
import { loadKeys } from './keys.ts';
import { loadReleases } from './load-releases.ts';
import { Inbox } from './mail/inbox.ts';
import { readProviders, type OAuthProviders } from './oauth/providers.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopServer } from './stop-server.ts';

export { BackendError } from './backend-error.ts';

export interface StartOptions {
  /** The data folder; created when missing. Only one backend may use it at a time. */
  readonly dataDir: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Browser origins that may call; the first is where the links of e-mails lead. */
  readonly allowedOrigins: readonly string[];
  /** Social sign-in; default: what the environment names (see `readProviders`). */
  readonly providers?: OAuthProviders;
  /** Who comes in, and how; what is not given: what the environment names (see `readSettings`). */
  readonly settings?: Partial<Settings>;
  /** Directories of migrations applied after the product's own: of an app that brings tables with it. Default none. */
  readonly moreMigrations?: readonly string[];
  /**
   * A PostgreSQL database in place of the embedded one, as its superuser: for tests and measurements of this backend on
   * a server. Files and keys stay in `dataDir`.
   */
  readonly postgresUrl?: string;
  /** The environment of the server functions; default: the process's own. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface Backend {
  /** For supabase-js, such as http://127.0.0.1:54321. */
  readonly url: string;
  /** The public key for supabase-js. */
  readonly anonKey: string;
  /** Passes row-level security. For tests and operators; it never reaches a client. */
  readonly serviceKey: string;
  /** The page of the mails that this backend did not send. Whoever has the address reads them. */
  readonly inboxUrl: string;
  /** Lets open requests end within five seconds, closes the database and gives the directory up. */
  close(): Promise<void>;
}

// The embedded backend serves this machine. What faces a network is a hosted project or a proxy.
const HOST = '127.0.0.1';
const A_MINUTE = 60_000;

/**
 * Starts the embedded backend and resolves when it answers.
 * @throws BackendError when the directory is in use or unusable, an origin or a setting is malformed, the port is taken, or
 * social sign-in is set up without confirmed addresses.
 */
export async function startBackend(options: StartOptions): Promise<Backend> {
  const allowedOrigins = options.allowedOrigins.map(parseOrigin);
  const providers = options.providers ?? readProviders(process.env);
  const settings = { ...readSettings(process.env), ...options.settings };
  if (Object.keys(providers).length > 0 && !settings.confirmEmail) {
    throw new BackendError(
      'Social sign-in needs confirmed addresses: set NAFAS_CONFIRM_EMAIL=on, or take the providers away.',
    );
  }
  const dir = await openDataDir(options.dataDir);
  const closers: (() => Promise<void> | void)[] = [dir.release];
  const close = async (): Promise<void> => {
    // Last opened, first closed; a second call finds nothing left to do.
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) await closer();
  };
  try {
    const keys = await loadKeys(dir.keys);
    const pushKeys = await loadPushKeys(dir.pushKeys);
    const site = allowedOrigins[0] ?? `http://${HOST}:${options.port}`;
    const inbox = new Inbox();
    const lite = await embedLite(dir, keys, {
      siteUrl: site,
      redirectUrls: allowedOrigins.map((origin) => `${origin}/**`),
      email: inbox,
      providers,
      settings,
      moreMigrations: options.moreMigrations ?? [],
      postgresUrl: options.postgresUrl,
    });
    closers.push(lite.close);
    closers.push(keepJobsRunning(lite.runJobs));
    const { jwtSecret, anonKey } = keys;
    const env = options.env ?? process.env;
    const functions = { anonKey, env, releases: await loadReleases(env) };
    const inboxPath = `/dev/inbox/${randomBytes(16).toString('base64url')}`;
    const front = await createFront({
      lite,
      jwtSecret,
      allowedOrigins,
      site,
      inbox,
      inboxPath,
      functions,
      settings,
    });
    const server = await listen(front.fetch, options.port);
    closers.push(() => stopServer(server));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : options.port;
    const url = `http://${HOST}:${port}`;
    const secrets = { serviceKey: keys.serviceKey, pushKeys };
    const deliver = createDelivery(lite, secrets, inbox, {
      env: functions.env,
      places: { site, backend: functions.env['NAFAS_BACKEND_PUBLIC_URL'] ?? url },
    });
    closers.push(keepJobsRunning(deliver, A_MINUTE));
    return {
      url,
      anonKey: keys.anonKey,
      serviceKey: keys.serviceKey,
      inboxUrl: `http://${HOST}:${port}${inboxPath}`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

// Longer than a proxy keeps an idle connection to what it stands before (nginx 60 s, Caddy 120):
// when the server closes first, it may be under the next request (ECONNRESET).
const KEEP_ALIVE_MS = 125_000;

function listen(fetch: Parameters<typeof serve>[0]['fetch'], port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: HOST }, () => resolve(server));
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
    discardUnread(server);
    server.once('error', (error) =>
      reject(
        errorCode(error) === 'EADDRINUSE'
          ? new BackendError(
              `Port ${port} is taken. Stop what uses it, or set NAFAS_BACKEND_PORT to another port (0: any).`,
              { cause: error },
            )
          : error,
      ),
    );
  });
}
