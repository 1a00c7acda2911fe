import type { FunctionContext, FunctionHandler } from '../_shared/context.ts';
import { peerKey } from '../_shared/peer-key.ts';
import { readJson, readJsonValue } from '../_shared/read-json.ts';
import { refusal, tooMany } from '../_shared/respond.ts';
import { Throttle } from '../_shared/throttle.ts';
import { parseCounts, countsOfShell, type Counts } from './counts.ts';
import { sendToSink } from './sink.ts';
import { ownReport, violations, type ReportLine } from './report.ts';

// One page in trouble may report a handful of things at once; a loop of errors may not fill a log.
const PER_ADDRESS = { limit: 30, windowMs: 60_000 };
const IN_ALL = { limit: 600, windowMs: 60_000 };

// Forms and scripts of foreign pages can send other types without asking first, so that CORS would not hold them back.
const OWN = 'application/json';
const BROWSERS = ['application/csp-report', 'application/reports+json'];

/**
 * POST `{ code, app, release, phase }`, each a short name or null (only `code` must be one): one line of JSON in the
 * server's log, 204. POST `{ shell, errors, mounts, vitals }`: counts of names and versions, which the database adds up.
 * Any other field is refused, so that nothing a person wrote can arrive. What browsers report about the page's policies
 * (CSP, Trusted Types) arrives here too. Throttled by address and in all; no session is needed, since errors happen
 * without one too.
 */
export function createClientErrors(
  log: (line: string) => void,
  now: () => number = Date.now,
): FunctionHandler {
  const perAddress = new Throttle({ ...PER_ADDRESS, now });
  const inAll = new Throttle({ ...IN_ALL, now });
  return async (request, context) => {
    if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
    const wait = perAddress.take(peerKey(context.peerAddress)) || inAll.take('all');
    if (wait > 0) return tooMany(wait);
    const said = await read(request);
    if (said === null) return refusal(415, 'unsupported-type', `Send ${OWN}`);
    if (said.lines.length === 0 && said.counts === null) {
      return refusal(400, 'invalid', 'Send names in code, app, release, phase and nothing else');
    }
    for (const line of said.lines) log(JSON.stringify(line));
    if (said.counts !== null) {
      const { counts } = said;
      const [isKept, isSent] = await Promise.all([
        isRecorded(counts, context),
        sendToSink(counts, context),
      ]);
      if (!isKept) log(JSON.stringify({ event: 'health-not-recorded' }));
      if (!isSent) log(JSON.stringify({ event: 'sink-not-reached' }));
    }
    return new Response(null, { status: 204 });
  };
}

interface Said {
  /** For the log. */
  readonly lines: readonly ReportLine[];
  /** For the database. */
  readonly counts: Counts | null;
}

/** The content of a request; null when its content type is not accepted. */
async function read(request: Request): Promise<Said | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (BROWSERS.includes(type)) {
    return { lines: violations(await readJsonValue(request, 32 * 1024)), counts: null };
  }
  if (type !== OWN) return null;
  const body = await readJson(request, 16 * 1024);
  const report = ownReport(body);
  if (report === null) return { lines: [], counts: parseCounts(body) };
  return { lines: [report], counts: countsOfShell(report) };
}

/** Hands counts to the database. A page can do nothing about it when that fails, so it is not told. */
async function isRecorded(counts: Counts, context: FunctionContext): Promise<boolean> {
  const { url, anonKey, fetch } = context;
  const answer = await fetch(`${url}/rest/v1/rpc/record_health`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ counts }),
  }).catch(() => null);
  return answer?.ok === true;
}

/** {@link createClientErrors} with the log of the server. */
export const clientErrors: FunctionHandler = createClientErrors((line) => console.warn(line));
