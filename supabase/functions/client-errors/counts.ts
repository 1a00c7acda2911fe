import { isRecord } from '../_shared/read-json.ts';
import { isName, type ReportLine } from './report.ts';

/** The counts of a page since its last report: the database adds them up (`record_health`). */
export interface Counts {
  readonly shell: string;
  readonly errors: readonly Counted[];
  readonly mounts: readonly Counted[];
  readonly vitals: readonly Counted[];
}

type Counted = Readonly<Record<string, string | number | null>>;

// As many as a page gathers of each.
const MOST = 30;

/** `{ shell, errors, mounts, vitals }` with nothing in it but names and whole numbers; null for anything else. */
export function parseCounts(body: unknown): Counts | null {
  if (!isRecord(body) || !isName(body['shell']) || Object.keys(body).length > 4) return null;
  const errors = parseList(body['errors'], ['app', 'version', 'code', 'phase'], 'count');
  const mounts = parseList(body['mounts'], ['app', 'version'], 'count');
  const vitals = parseList(body['vitals'], ['name'], 'value');
  if (errors === null || mounts === null || vitals === null) return null;
  return { shell: body['shell'], errors, mounts, vitals };
}

/** An error of the shell itself, which belongs to no app. Those of apps are counted with their versions. */
export function countsOfShell({ app, code, phase, release }: ReportLine): Counts | null {
  if (app !== null || code === null) return null;
  const shell = release ?? 'unknown';
  const error = {
    app: 'shell',
    version: shell,
    code: code ?? null,
    phase: phase ?? null,
    count: 1,
  };
  return { shell, errors: [error], mounts: [], vitals: [] };
}

function parseList(value: unknown, names: readonly string[], number: string): Counted[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MOST) return null;
  const fields = [...names, number];
  const isRight = (each: unknown): each is Counted =>
    isRecord(each) &&
    Object.keys(each).every((field) => fields.includes(field)) &&
    // A phase is not always known.
    names.every((name) => isName(each[name]) || (name === 'phase' && each[name] == null)) &&
    Number.isInteger(each[number]) &&
    Number(each[number]) >= 0;
  return value.every(isRight) ? value : null;
}
