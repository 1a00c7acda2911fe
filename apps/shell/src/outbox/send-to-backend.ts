import type {
  BackendV1,
  OutboxDelete,
  OutboxInsert,
  OutboxUpdate,
  OutboxWrite,
} from '@nafas/platform';
import type { SendOutcome } from './drain-entries.ts';
import { getMark } from './operation-id.ts';

/** A request without an answer for so long, in milliseconds, is given up: the other tabs wait for their turn. */
const LIMIT_MS = 15_000;

/** 201, or 200 for a row that was there. Not 204: that is what postgrest-js makes of an empty 404. */
const STORED = new Set([200, 201]);

/** Timeout, too early, too many requests; and 401, because the client renews its token. */
const PASSING = new Set([401, 408, 425, 429]);

/**
 * Codes with which a rule of the database answers, whatever the status: SQLSTATE classes 22 (bad value) and 23
 * (constraint), RAISE, and `SUP`, by which the embedded backend answers refusals it has no code for.
 */
const RULE = /^(2[23]...|P0001|SUP)$/;

/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

/**
 * Sends a write, so that sending it twice stores it once: a new row as insert-or-ignore by id, a change only on the version
 * that it was made on, with its mark. Never rejects.
 */
export function sendToBackend(
  backend: Pick<BackendV1, 'from'>,
): (write: OutboxWrite, operationId: string) => Promise<SendOutcome> {
  return async (write, operationId) => {
    try {
      return write.op === 'update' || write.op === 'delete'
        ? await sendChange(backend, write, getMark(operationId))
        : await sendRow(backend, write);
    } catch {
      return 'retry';
    }
  };
}

async function sendRow(
  backend: Pick<BackendV1, 'from'>,
  { table, row }: OutboxInsert,
): Promise<SendOutcome> {
  const insert = () =>
    backend
      .from(table)
      .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
      .abortSignal(AbortSignal.timeout(LIMIT_MS));
  const first = await insert();
  // Another unique index than the id's refuses a row that is being stored at this moment, e.g. by an attempt that was given
  // up: once that is done, it is ignored.
  const { error, status } = first.error?.code === UNIQUE_VIOLATION ? await insert() : first;
  return error || !STORED.has(status) ? failure(status, error?.code) : 'ok';
}

async function sendChange(
  backend: Pick<BackendV1, 'from'>,
  { op, table, row, expectedVersion }: OutboxUpdate | OutboxDelete,
  mark: string | undefined,
): Promise<SendOutcome> {
  const { id, ...columns } = row;
  const rows = backend.from(table);
  const change = op === 'delete' ? rows.delete() : rows.update({ ...columns, operation_id: mark });
  const changed = await change
    .eq('id', id)
    .eq('version', expectedVersion)
    .select('id')
    .abortSignal(AbortSignal.timeout(LIMIT_MS));
  const problem = findProblem(changed);
  if (problem !== null) return problem;
  if (isFull(changed.data)) return 'ok';
  // Not of that version any more: this very write may have made it so, and only its answer was lost.
  const now = await backend
    .from(table)
    .select('*')
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(LIMIT_MS));
  const unread = findProblem(now);
  if (unread !== null) return unread;
  const found = isFull(now.data) ? now.data[0] : undefined;
  if (found === undefined) return op === 'delete' ? 'ok' : { theirs: null };
  return mark !== undefined && found['operation_id'] === mark ? 'ok' : { theirs: found };
}

type Row = Readonly<Record<string, unknown>>;

const isFull = (data: unknown): data is readonly [Row] => Array.isArray(data) && data.length > 0;

interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly error: { readonly code?: string } | null;
}

/** What is wrong with the answer to a change; null where it is a list of rows. */
function findProblem({ error, status, data }: Answer): SendOutcome | null {
  if (error) return failure(status, error.code);
  return STORED.has(status) && Array.isArray(data) ? null : 'retry';
}

/** Status 0 is a dead network; an error with status 200 is a network's login page in place of an answer. */
function failure(status: number, code = ''): SendOutcome {
  if (PASSING.has(status)) return 'retry';
  if (status >= 400 && status < 500) return 'refused';
  return status >= 500 && RULE.test(code) ? 'refused' : 'retry';
}
