/** Lite's hook that turns a thrown database error into code, message, detail and hint. */
type NormalizeDbError = (error: unknown) => unknown;

// Refusals that Lite answers as 500 "SUP": to a client that retries server errors a check that can
// never pass would look like an outage. Upstream answers these statuses, with the code kept.
const STATUS_OF: ReadonlyMap<string, number> = new Map([
  ['23514', 400], // check constraint
  ['P0001', 400], // raise exception
  ['28000', 403], // not signed in
  ['NF001', 400], // no consent (20261121100100_consent_required)
]);

/**
 * Makes those refusals answer as a hosted project does. It uses the way PostgREST itself offers for
 * choosing status and code: an error of SQLSTATE PGRST whose message and detail are JSON.
 *
 * Lite logs what comes out of here. The thrown error carries the statement's parameters, which are what
 * the user wrote; only code, message, detail and hint are kept.
 */
export function likeUpstream(normalize: NormalizeDbError): NormalizeDbError {
  return (error) => {
    const known = normalize(error);
    if (!isDatabaseError(known)) return known;
    const { code, message, detail, hint } = known;
    const status = STATUS_OF.get(code);
    if (status === undefined) return { code, message, detail, hint };
    return {
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
      detail: JSON.stringify({ status, headers: {} }),
    };
  };
}

interface DatabaseError {
  readonly code: string;
  readonly message: unknown;
  readonly detail?: unknown;
  readonly hint?: unknown;
}

/** Lite's own refusals have a code too, but no severity; they pass unchanged. */
function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'severity' in error &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error
  );
}
