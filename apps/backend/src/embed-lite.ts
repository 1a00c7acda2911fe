import { setExperimental, type EmailDriver } from '@supabase/lite';
import { createApi } from '@supabase/lite/cli';
import { sql } from 'kysely';
import { createAccounts, type Accounts } from './accounts.ts';
import type { DataDir } from './data-dir.ts';
import { openDatabase, type DatabasePlace } from './database.ts';
import { keepFilesIn } from './file-storage.ts';
import type { Keys } from './keys.ts';
import { inOwnLanguage } from './mail/choose-language.ts';
import { emailTemplates } from './mail/templates.ts';
import { migrate } from './migrations.ts';
import type { OAuthProviders } from './oauth/providers.ts';
import type { Settings } from './settings.ts';

/** Lite inside this process: the database, its migrations, and a web-standard request handler. */
export interface EmbeddedLite {
  /** `peerAddress`: the socket's own address, never a header. */
  readonly fetch: (request: Request, context: { peerAddress: string | null }) => Promise<Response>;
  /** The id of the newest migration. Throws when the database does not answer. */
  readonly schemaVersion: () => Promise<string>;
  /** Runs the due jobs: notifications (public.run_jobs), and ending sessions over their limits (public.run_upkeep). */
  readonly runJobs: () => Promise<void>;
  readonly accounts: Accounts;
  /** Signs the other sessions of a token's person out. Throws when that failed. */
  readonly logoutOthers: (bearer: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface EmbedOptions {
  /** Where the links of e-mails lead. */
  readonly siteUrl: string;
  /** Where an OAuth return may go. */
  readonly redirectUrls: readonly string[];
  /** Sends e-mails; it must never reject. */
  readonly email: EmailDriver;
  readonly providers: OAuthProviders;
  readonly settings: Settings;
  /** Directories of migrations that are applied after the product's own. */
  readonly moreMigrations: readonly string[];
  /** A PostgreSQL server in place of the embedded one. */
  readonly postgresUrl: string | undefined;
}

// As many as its requests at a time would need; the server has a hundred.
const POSTGRES_CONNECTIONS = 10;
// As a hosted project's, in milliseconds. PGlite ends no statement: see `rest-guard.ts`.
const STATEMENT_TIMEOUT = 8000;

/** Starts Lite on the directory and brings its schema up to date. */
export async function embedLite(
  dir: DataDir,
  keys: Keys,
  options: EmbedOptions,
): Promise<EmbeddedLite> {
  // Lite asks for both before it offers file storage.
  process.env['EXPERIMENTAL_STORAGE'] = '1';
  setExperimental('storage', true);

  const { postgresUrl: url } = options;
  if (url === undefined) return serveOn({ directory: dir.database }, true, dir, keys, options);
  // A migration is one transaction, so it needs the one connection that there is.
  const alone = { url, connections: 1, statementTimeoutMs: 0 };
  const migrating = await serveOn(alone, true, dir, keys, options);
  await migrating.close();
  const place = { url, connections: POSTGRES_CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT };
  return serveOn(place, false, dir, keys, options);
}

async function serveOn(
  place: DatabasePlace,
  migrates: boolean,
  dir: DataDir,
  keys: Keys,
  options: EmbedOptions,
): Promise<EmbeddedLite> {
  const connection = await openDatabase(place);
  try {
    const accounts = createAccounts(connection);
    const { local } = (await createApi({ withSupabaseClient: false })).project;
    // Lite's own way from a config to an app, file storage included; only the config is ours.
    local.getConfig = () =>
      Promise.resolve({
        connection,
        auth: {
          enabled: true,
          jwt_secret: keys.jwtSecret,
          publishable_key: keys.anonKey,
          secret_key: keys.serviceKey,
          site_url: options.siteUrl,
          additional_redirect_urls: [...options.redirectUrls],
          jwt_expiry: 3600,
          enable_refresh_token_rotation: true,
          refresh_token_reuse_interval: 10,
          minimum_password_length: 6,
          // Looked at when a token is renewed; the policies look at every access (private.session_limits).
          sessions: {
            timebox: `${options.settings.sessionDays * 24}h`,
            inactivity_timeout: `${options.settings.sessionIdleDays * 24}h`,
          },
          email: {
            enable_signup: true,
            enable_confirmations: options.settings.confirmEmail,
            double_confirm_changes: true,
            // Lite makes a link's token of the address and this code: with six digits it could be guessed.
            otp_length: 10,
            otp_expiry: 3600,
            template: emailTemplates(),
          },
          external: toExternalConfig(options.providers),
        },
        // Providers return to the address that was called: Lite's default is a port that need not be ours.
        api: { external_url: '' },
        storage: { enabled: true, file_size_limit: '5MiB' },
        options: {
          server: { disableStudio: true },
          drivers: { email: inOwnLanguage(options.email, accounts.languageOf) },
        },
      });
    const app = await local.createApp(undefined, { admin: false });
    keepFilesIn(app, dir.storage);
    if (migrates) await migrate(app, options.moreMigrations);
    await accounts.limitSessions(options.settings.sessionIdleDays, options.settings.sessionDays);

    const schemaVersion = async (): Promise<string> => {
      const { rows } = await sql<{ id: string }>`select public.schema_version() as id`.execute(
        connection.kysely,
      );
      const row = rows[0];
      if (row === undefined) throw new Error('public.schema_version() returned nothing');
      return row.id;
    };
    const runJobs = async (): Promise<void> => {
      await sql`select public.run_jobs()`.execute(connection.kysely);
      await sql`select public.run_upkeep()`.execute(connection.kysely);
    };
    const logoutOthers = async (bearer: string): Promise<void> => {
      const headers = { apikey: keys.anonKey, authorization: `Bearer ${bearer}` };
      const address = 'http://127.0.0.1/auth/v1/logout?scope=others';
      const request = new Request(address, { method: 'POST', headers });
      const answer = await app.fetch(request, { peerAddress: null });
      if (!answer.ok) throw new Error(`The other sessions did not end: ${answer.status}`);
    };
    // Lite grants the request roles their rights during the very first request, without a lock; a second
    // request at that moment is refused. So the first one is ours.
    const first = await app.fetch(
      new Request('http://127.0.0.1/rest/v1/profiles?limit=0', {
        headers: { apikey: keys.anonKey },
      }),
      { peerAddress: null },
    );
    if (!first.ok) throw new Error(`Lite does not answer: ${first.status} ${await first.text()}`);

    return {
      fetch: async (request, context) => app.fetch(request, context),
      schemaVersion,
      runJobs,
      accounts,
      logoutOthers,
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function toExternalConfig(providers: OAuthProviders) {
  return Object.fromEntries(
    Object.entries(providers).map(([name, { clientId, secret, url }]) => [
      name,
      { enabled: true, client_id: clientId, secret, ...(url !== undefined && { url }) },
    ]),
  );
}
