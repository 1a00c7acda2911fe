import type { FunctionContext } from '../_shared/context.ts';
import type { Counts } from './counts.ts';

const LIMIT_MS = 3_000;
/** Values of OTLP: counts since the last report, which only grow. */
const DELTA = 1;

/**
 * Passes counts on to a collector of the operator's, by OpenTelemetry's protocol over HTTP (JSON, metrics). Off unless
 * OTEL_EXPORTER_OTLP_ENDPOINT names one; OTEL_EXPORTER_OTLP_HEADERS (`name=value,...`) may hold its key.
 * @returns false when there is a collector and it did not take them.
 */
export async function sendToSink(
  counts: Counts,
  { env }: Pick<FunctionContext, 'env'>,
  now: () => number = Date.now,
): Promise<boolean> {
  const endpoint = env('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return true;
  try {
    const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/metrics`, {
      method: 'POST',
      headers: {
        ...parseHeaders(env('OTEL_EXPORTER_OTLP_HEADERS') ?? ''),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(toMetrics(counts, now())),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function parseHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs
      .filter(([name = '']) => name.trim() !== '')
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  );
}

type Line = Counts['errors'][number];

/** The body of an ExportMetricsServiceRequest: names, versions and numbers, as the database gets them. */
export function toMetrics({ shell, errors, mounts, vitals }: Counts, at: number) {
  const timeUnixNano = `${at}000000`;
  const toPoint = (line: Line, number: 'count' | 'value') => ({
    timeUnixNano,
    attributes: toAttributes(
      Object.fromEntries(Object.entries(line).filter(([name]) => name !== number)),
    ),
    asInt: String(line[number]),
  });
  const toSum = (name: string, lines: readonly Line[]) => ({
    name,
    unit: '1',
    sum: {
      aggregationTemporality: DELTA,
      isMonotonic: true,
      dataPoints: lines.map((line) => toPoint(line, 'count')),
    },
  });
  const gauge = { dataPoints: vitals.map((line) => toPoint(line, 'value')) };
  const metrics = [
    toSum('nafas.errors', errors),
    toSum('nafas.mounts', mounts),
    { name: 'nafas.web_vitals', gauge },
  ].filter((_, index) => [errors, mounts, vitals][index]?.length !== 0);
  const attributes = toAttributes({ 'service.name': 'nafas-shell', 'service.version': shell });
  return {
    resourceMetrics: [
      { resource: { attributes }, scopeMetrics: [{ scope: { name: 'nafas' }, metrics }] },
    ],
  };
}

/** Attributes of OTLP; what is not known is left out. */
function toAttributes(values: Line) {
  return Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ({ key, value: { stringValue: String(value) } }));
}
