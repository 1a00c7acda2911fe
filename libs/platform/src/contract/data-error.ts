/**
 * Why an operation on data failed:
 * - `offline`: the backend was not reached; the same call may work later
 * - `denied`: no session, an expired one, or a row that is not this user's
 * - `invalid`: the input (or a stored row) breaks a rule; the same call will fail again
 * - `consent`: the person did not agree to this being kept, or took it back; ask, and call again
 * - `conflict`: something else is already there under this key
 * - `server`: anything else on the backend's side; the same call may work later
 */
export type DataErrorCode = 'offline' | 'denied' | 'invalid' | 'consent' | 'conflict' | 'server';

/**
 * The error that operations on data reject with. The message is for developers. Each app bundles its own copy, so
 * `instanceof` knows only the errors of one's own copy: use {@link isDataError}.
 */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: DataErrorCode;

  constructor(code: DataErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether an error is a {@link DataError}, whichever app or contract made it, and of this code when one is given. */
export function isDataError(error: unknown, code?: DataErrorCode): error is DataError {
  if (!(error instanceof Error) || error.name !== 'DataError' || !('code' in error)) return false;
  return code === undefined || error.code === code;
}
