import type { BackendV1, OutboxWrite } from '@nafas/platform';
import type { SendOutcome } from './drain-entries.ts';

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

/** Sends a write as insert-or-ignore by id, so that sending it twice stores it once. Never rejects. */
export function sendToBackend(
  backend: Pick<BackendV1, 'from'>,
): (write: OutboxWrite) => Promise<SendOutcome> {
  return async ({ table, row }) => {
    try {
      const { error, status } = await backend
        .from(table)
        .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
        .abortSignal(AbortSignal.timeout(LIMIT_MS));
      return error || !STORED.has(status) ? failure(status, error?.code) : 'ok';
    } catch {
      return 'retry';
    }
  };
}

/** Status 0 is a dead network; an error with status 200 is a network's login page in place of an answer. */
function failure(status: number, code = ''): SendOutcome {
  if (PASSING.has(status)) return 'retry';
  if (status >= 400 && status < 500) return 'refused';
  return status >= 500 && RULE.test(code) ? 'refused' : 'retry';
}
