const SHAPE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}(?::?\d{2})?)$/;

/**
 * A timestamp with zone as any of our backends writes it (`2026-11-20 18:12:07.014+00` the embedded
 * one, `2026-11-20T18:12:07.014+00:00` a hosted one) as ISO 8601 in UTC with milliseconds.
 * Null when it is none.
 */
export function parseTimestamp(text: string): string | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [, date = '', time = '', fraction = '', zone = ''] = match;
  // Engines agree only on T, three decimals and a zone with minutes.
  const milliseconds = fraction === '' ? '' : fraction.slice(0, 4).padEnd(4, '0');
  const minutes = /^[+-]\d{2}$/.test(zone)
    ? `${zone}:00`
    : zone.replace(/(\d{2})(\d{2})$/, '$1:$2');
  const instant = new Date(`${date}T${time}${milliseconds}${minutes}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
