import { isRecord } from '../_shared/read-json.ts';

/** One line of the log: short names and nothing a person wrote. */
export type ReportLine = Readonly<Record<string, string | null>>;

const FIELDS = ['code', 'app', 'release', 'phase'] as const;
// Names and versions. A sentence does not fit through: no spaces.
const NAME = /^[A-Za-z0-9@._/+-]{1,80}$/;
/** Whether a value is a short name, and no sentence. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && NAME.test(value);

/** A report of our own pages: `{ code, app, release, phase }`, only `code` is required. Null for anything else. */
export function ownReport(body: unknown): ReportLine | null {
  if (!isRecord(body) || !isName(body['code'])) return null;
  const isKnown = Object.entries(body).every(
    ([field, value]) =>
      FIELDS.some((known) => known === field) && (value === null || isName(value)),
  );
  if (!isKnown) return null;
  const [code, app, release, phase] = FIELDS.map((field) => (body[field] as string | null) ?? null);
  return {
    event: 'client-error',
    code: code ?? null,
    app: app ?? null,
    release: release ?? null,
    phase: phase ?? null,
  };
}

/**
 * The reports that browsers send when the page's policy (CSP, Trusted Types) forbade something: `report-uri` sends one,
 * the Reporting API a list. Kept are the directive, and the origin of what was blocked. Empty for anything else.
 */
export function violations(body: unknown): readonly ReportLine[] {
  const reports: unknown[] = Array.isArray(body) ? body.slice(0, 10) : [body];
  return reports.flatMap((report) => {
    if (!isRecord(report)) return [];
    const said = report['csp-report'] ?? report['body'];
    if (!isRecord(said)) return [];
    const directive =
      said['effective-directive'] ?? said['violated-directive'] ?? said['effectiveDirective'];
    if (typeof directive !== 'string' || !/^[a-z-]{1,60}$/.test(directive)) return [];
    const disposition = said['disposition'] === 'report' ? 'report' : 'enforce';
    const blocked = said['blocked-uri'] ?? said['blockedURL'];
    return [{ event: 'policy-violation', directive, blocked: findPlace(blocked), disposition }];
  });
}

/** An origin, or one of the words that stand for none (`inline`, `eval`, `trusted-types-sink`); null when it is neither. */
function findPlace(blocked: unknown): string | null {
  if (typeof blocked !== 'string') return null;
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const origin = URL.canParse(blocked) ? new URL(blocked).origin : 'null';
  return origin === 'null' ? null : origin.slice(0, 120);
}
