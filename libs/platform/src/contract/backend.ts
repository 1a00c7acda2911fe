/**
 * An answer of the backend: a list of rows, a function's result, or a failure; requests for tables never reject.
 * `status` is HTTP's; 0 when there was no answer.
 */
export type BackendAnswer =
  | { readonly status: number; readonly data: unknown; readonly error: null }
  | { readonly status: number; readonly data: null; readonly error: BackendError };

/** Why a request failed. What people read is chosen by `code`; the message is for developers. */
export interface BackendError {
  /** The SQLSTATE (e.g. `23505`), or PostgREST's own code (e.g. `PGRST116`); empty when there was no answer. */
  readonly code: string;
  /** English, as the database or the network said it. */
  readonly message: string;
}

/** A request to the backend, sent when it is awaited. */
export interface BackendRequest extends PromiseLike<BackendAnswer> {
  abortSignal(signal: AbortSignal): this;
  /** Whether reads are sent again when they fail. */
  retry(enabled: boolean): this;
}

type Value = string | number | boolean;

/** A request for rows. The columns of `order` and the filters are those of the table, whatever is selected. */
export interface BackendQuery extends BackendRequest {
  eq(column: string, value: Value): this;
  neq(column: string, value: Value): this;
  gt(column: string, value: Value): this;
  gte(column: string, value: Value): this;
  lt(column: string, value: Value): this;
  lte(column: string, value: Value): this;
  is(column: string, value: boolean | null): this;
  in(column: string, values: readonly Value[]): this;
  contains(column: string, value: string | readonly unknown[] | Record<string, unknown>): this;
  overlaps(column: string, value: string | readonly unknown[]): this;
  /** PostgREST's operator by its name, negated. */
  not(column: string, operator: string, value: unknown): this;
  /** PostgREST's syntax: `a.gt.1,b.is.null`. */
  or(filters: string): this;
  textSearch(
    column: string,
    query: string,
    options?: { config?: string; type?: 'plain' | 'phrase' | 'websearch' },
  ): this;
  order(column: string, options?: { ascending?: boolean; nullsFirst?: boolean }): this;
  limit(count: number): this;
  /** Rows by their place, both ends included, from 0. */
  range(from: number, to: number): this;
}

/** A request that writes, and answers with no rows unless `select` names the columns of those that it wrote. */
export interface BackendMutation extends BackendQuery {
  select(columns?: string): BackendQuery;
}

type Row = Record<string, unknown>;

/** One table or view. Row-level security decides what of it this person has. */
export interface BackendTable {
  select(columns?: string): BackendQuery;
  insert(rows: Row | Row[]): BackendMutation;
  upsert(
    rows: Row | Row[],
    options?: { onConflict?: string; ignoreDuplicates?: boolean },
  ): BackendMutation;
  update(changes: Row): BackendMutation;
  delete(): BackendMutation;
}

/** The server's functions. `context` of an error is the answer, when there was one. */
export interface BackendFunctions {
  invoke(
    name: string,
    options?: { method?: 'GET' | 'POST'; body?: object | string; signal?: AbortSignal },
  ): Promise<{ data: unknown; error: (Error & { readonly context?: unknown }) | null }>;
}

/** One bucket of files. An error may carry a `status` or `statusCode`. */
export interface BackendBucket {
  upload(
    path: string,
    file: Blob,
    options?: { contentType?: string },
  ): Promise<{ error: Error | null }>;
  remove(paths: string[]): Promise<{ error: Error | null }>;
  /**
   * What this person may see in a folder (since 2.4): by name, from A on, 100 at most. A hosted project names what stands in
   * it, a folder without an `id`; the embedded backend names the whole path of everything below.
   */
  list(
    folder: string,
  ): Promise<
    | { data: readonly { readonly name: string; readonly id: string | null }[]; error: null }
    | { data: null; error: Error }
  >;
  getPublicUrl(path: string): { data: { publicUrl: string } };
}

/** The capabilities of this backend beyond tables: asked once, so that buttons never lead nowhere. */
export interface BackendCapabilities {
  readonly realtime: boolean;
  /** Two-factor sign-in by an authenticator app. */
  readonly mfa: boolean;
  /** Social providers the backend has enabled, e.g. `github`. */
  readonly socialProviders: readonly string[];
  /** Sign-in through an organization (since 2.4). */
  readonly sso?: boolean;
}

/**
 * The frozen, narrow face of the backend's client that features may use. Row-level security is the boundary. The types
 * are the contract's own: the shell shows that supabase-js fits them, and a new release of it changes no app.
 */
export interface BackendV1 {
  from(table: string): BackendTable;
  rpc(name: string, args?: Record<string, unknown>): BackendMutation;
  readonly functions: BackendFunctions;
  readonly storage: { from(bucket: string): BackendBucket };
  readonly capabilities: BackendCapabilities;
}
