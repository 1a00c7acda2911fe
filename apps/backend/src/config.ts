import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BackendError } from './backend-error.ts';

/** The settings of the backend process, read from the environment. */
export interface BackendConfig {
  /** 0: any free port; the line on stdout says which. */
  readonly port: number;
  readonly dataDir: string;
  readonly allowedOrigins: readonly string[];
  /** See `StartOptions.postgresUrl`. */
  readonly postgresUrl?: string;
}

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Reads NAFAS_BACKEND_PORT (default 54321, 0 for any), NAFAS_DATA_DIR (default .nafas/data in the
 * repository; a relative path is taken from the working directory) and NAFAS_ALLOWED_ORIGINS (comma
 * separated; default none, so no browser may call). For measurements NAFAS_POSTGRES_URL names a server.
 * @throws BackendError that names the variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): BackendConfig {
  return {
    port: parsePort(env['NAFAS_BACKEND_PORT']),
    dataDir: env['NAFAS_DATA_DIR']
      ? resolve(env['NAFAS_DATA_DIR'])
      : resolve(REPOSITORY, '.nafas/data'),
    allowedOrigins: parseOrigins(env['NAFAS_ALLOWED_ORIGINS']),
    ...(env['NAFAS_POSTGRES_URL'] && { postgresUrl: env['NAFAS_POSTGRES_URL'] }),
  };
}

function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return 54321;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new BackendError(`NAFAS_BACKEND_PORT must be a port from 0 to 65535, not "${text}".`);
  }
  return port;
}

function parseOrigins(text: string | undefined): readonly string[] {
  const origins = (text ?? '').split(',').map((origin) => origin.trim());
  return origins.filter((origin) => origin !== '').map(parseOrigin);
}

/**
 * An origin in the form in which browsers send it.
 * @throws BackendError for anything else: a wildcard, or an address with a path.
 */
export function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !isWeb || text.replace(/\/$/, '').toLowerCase() !== url.origin) {
    throw new BackendError(
      `NAFAS_ALLOWED_ORIGINS must hold origins such as https://app.example.org, not "${text}".`,
    );
  }
  return url.origin;
}
