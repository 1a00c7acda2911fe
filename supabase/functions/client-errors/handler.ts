import type { FunctionHandler } from '../_shared/context.ts';
import { readJson } from '../_shared/read-json.ts';
import { refusal, tooMany } from '../_shared/respond.ts';
import { Throttle } from '../_shared/throttle.ts';

// One page in trouble may report a handful of things at once; a loop of errors may not fill a log.
const PER_ADDRESS = { limit: 30, windowMs: 60_000 };
const IN_ALL = { limit: 600, windowMs: 60_000 };

const FIELDS = ['code', 'app', 'release', 'phase'] as const;
// Names and versions. A sentence does not fit through: no spaces.
const NAME = /^[A-Za-z0-9@._/+-]{1,80}$/;

/**
 * POST `{ code, app, release, phase }`, each a short name or null (only `code` must be one): one line of JSON in the
 * server's log, 204. Any other field is refused, so that nothing a person wrote can arrive. Throttled by address and in
 * all; no session is needed, since errors happen without one too.
 */
export function createClientErrors(
  log: (line: string) => void,
  now: () => number = Date.now,
): FunctionHandler {
  const perAddress = new Throttle({ ...PER_ADDRESS, now });
  const inAll = new Throttle({ ...IN_ALL, now });
  return async (request, { peerAddress }) => {
    if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
    const wait = perAddress.take(peerAddress ?? 'unknown') || inAll.take('all');
    if (wait > 0) return tooMany(wait);
    const body = await readJson(request, 1024);
    if (body === null || !isReport(body)) {
      return refusal(400, 'invalid', `Send names in ${FIELDS.join(', ')} and nothing else`);
    }
    const [code, app, release, phase] = FIELDS.map((field) => body[field] ?? null);
    log(JSON.stringify({ event: 'client-error', code, app, release, phase }));
    return new Response(null, { status: 204 });
  };
}

function isReport(body: Record<string, unknown>): boolean {
  const isName = (value: unknown) => typeof value === 'string' && NAME.test(value);
  return (
    isName(body['code']) &&
    Object.entries(body).every(
      ([field, value]) =>
        FIELDS.some((known) => known === field) && (value === null || isName(value)),
    )
  );
}

/** {@link createClientErrors} with the log of the server. */
export const clientErrors: FunctionHandler = createClientErrors((line) => console.warn(line));
