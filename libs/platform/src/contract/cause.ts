import { isDataError, type DataErrorCode } from './data-error.ts';
import { isPlatformError, type ErrorCode } from './errors.ts';
import type { Cause } from './generic-texts.ts';
import type { Connectivity } from './values.ts';

/** Causes that another try won't change. */
const LASTING: readonly Cause[] = ['denied', 'invalid', 'conflict'];

const DATA_CAUSES: Readonly<Record<DataErrorCode, Cause>> = {
  offline: 'connection',
  denied: 'denied',
  invalid: 'invalid',
  consent: 'unknown',
  conflict: 'conflict',
  server: 'server',
};

const PLATFORM_CAUSES: Partial<Record<ErrorCode, Cause>> = {
  NF100: 'connection',
  NF110: 'connection',
  NF111: 'timeout',
  NF151: 'timeout',
};

/** The kind of a failure; `unknown` when the error doesn't say. What needs a network fails for the lack of one first. */
export function errorCause(error: unknown, connectivity: Connectivity): Cause {
  const cause = statedCause(error);
  const isOfNetwork = cause === 'connection' || cause === 'timeout';
  return isOfNetwork && connectivity === 'offline' ? 'offline' : cause;
}

/** Whether the same attempt may work later, so that Try Again makes sense. */
export function isRetryable(cause: Cause): boolean {
  return !LASTING.includes(cause);
}

function statedCause(error: unknown): Cause {
  if (isPlatformError(error)) return PLATFORM_CAUSES[error.code] ?? 'unknown';
  // One of a later contract may have a code that is not known here.
  if (isDataError(error)) return DATA_CAUSES[error.code] ?? 'unknown';
  return 'unknown';
}
