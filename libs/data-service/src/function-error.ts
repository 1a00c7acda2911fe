import { type DataError, toDataError } from './data-error.ts';

/** The failure of a server function; the answer, when there was one, is in its `context`. */
export interface FunctionFailure {
  readonly message: string;
  readonly context?: unknown;
}

/** The body of a function's refusal; an empty one where there is none. */
export async function readRefusal({ context }: FunctionFailure): Promise<{
  readonly code?: unknown;
  readonly message?: unknown;
}> {
  // Not by its class: a server in the same process may have put its own in place of Response.
  if (typeof context !== 'object' || context === null || !('clone' in context)) return {};
  const body: unknown = await (context as Response)
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

/** The DataError of a failed function; without an answer it is `offline`. */
export function toFunctionError(error: FunctionFailure): DataError {
  const { status } = (error.context ?? {}) as { status?: unknown };
  return toDataError({
    status: typeof status === 'number' ? status : 0,
    error: { code: '', message: error.message },
  });
}
