import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';

/**
 * PGlite has one session for everybody. Without a lock the statements of two requests interleave inside
 * one transaction, and the failure of one rolls back what the other was already told is stored (measured:
 * 29 lost sessions). So a request holds the session from acquire to release and the others wait in order.
 */
class OneAtATimeDriver implements Driver {
  #tail: Promise<void> = Promise.resolve();
  readonly #release = new WeakMap<DatabaseConnection, () => void>();
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail;
    const connection = new PgliteSession(this.#pglite);
    this.#tail = new Promise((resolve) => this.#release.set(connection, resolve));
    await before;
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#release.get(connection)?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }

  async init(): Promise<void> {}

  /** Waits for the requests under way. The database itself is closed by its owner. */
  async destroy(): Promise<void> {
    await this.#tail;
  }
}

class PgliteSession implements DatabaseConnection {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#pglite.query<Row>(query.sql, [...query.parameters]);
    return result.affectedRows === undefined
      ? { rows: result.rows }
      : { rows: result.rows, numAffectedRows: BigInt(result.affectedRows) };
  }

  // eslint-disable-next-line require-yield -- Kysely's interface wants a generator; PGlite can't stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream results');
  }
}

/** A Kysely on this database whose transactions and single statements never overlap. */
export function createSerialKysely<Database>(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OneAtATimeDriver(pglite),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
