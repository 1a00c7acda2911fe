import { DataError, type DataErrorCode } from '@nafas/platform';

export { DataError, type DataErrorCode };

/** The failed answer of a PostgREST call; status 0 is a request that got no answer. */
export interface FailedAnswer {
  status: number;
  error: { code: string; message: string };
}

// PostgreSQL classes: 22 data exception, 23 integrity, 28 authorization, 42501 insufficient privilege.
function toCode(status: number, sqlState: string): DataErrorCode {
  if (status === 0) return 'offline';
  // Ours: supabase/migrations/20261121100100_consent_required.sql
  if (sqlState === 'NF001') return 'consent';
  if (status === 401 || status === 403 || sqlState === '42501' || sqlState.startsWith('28')) {
    return 'denied';
  }
  if (status === 409 || sqlState === '23505') return 'conflict';
  if (/^2[23]/.test(sqlState) || sqlState === 'P0001') return 'invalid';
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'invalid' : 'server';
}

/** The error for a failed PostgREST answer, with the answer's own error as its cause. */
export function toDataError({ status, error }: FailedAnswer): DataError {
  return new DataError(toCode(status, error.code), `${status} ${error.code} ${error.message}`, {
    cause: error,
  });
}
