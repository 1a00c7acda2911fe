import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { likeUpstream } from './database-errors.ts';
import { createSerialKysely } from './transaction-mutex.ts';

/** Where the rows are. */
export type DatabasePlace =
  /** PGlite, in this process, on this directory. */
  | { readonly directory: string }
  /** A PostgreSQL server, with so many connections at most; statements end after a time (0: never). */
  | { readonly url: string; readonly connections: number; readonly statementTimeoutMs: number };

/** Opens the database and makes its refusals answer as a hosted project's do. */
export async function openDatabase(place: DatabasePlace): Promise<Connection> {
  const connection = 'url' in place ? await openPostgres(place) : await openPglite(place);
  connection.normalizeDbError = likeUpstream(connection.normalizeDbError.bind(connection));
  return connection;
}

async function openPglite({ directory }: { directory: string }): Promise<Connection> {
  const connection = await createPgliteConnection({ url: directory });
  await connection.kysely.destroy();
  connection.kysely = createSerialKysely<unknown>(connection.driver);
  return connection;
}

// Lite hands JSON over as text, which its driver would take for a string and encode once more.
const asGiven = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});
const TYPES = { json: asGiven(114), jsonb: asGiven(3802) };

async function openPostgres(place: Extract<DatabasePlace, { url: string }>): Promise<Connection> {
  // Not part of what people install: only tests and measurements run on a server.
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  return createPostgresConnection({
    url: place.url,
    postgresOptions: {
      max: place.connections,
      onnotice: () => undefined,
      types: TYPES,
      connection: { statement_timeout: place.statementTimeoutMs },
    },
  });
}
