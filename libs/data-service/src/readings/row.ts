import { parseReading, type Reading } from './reading.ts';

/** The table of readings; also the name for `platform.enqueue`. */
export const READINGS_TABLE = 'emotion_readings';

/** The columns to ask for. */
export const READING_COLUMNS =
  'id, source, happiness, sadness, neutral, stress, energy, confidence, engine, engine_version, answer, correction, occurred_at, time_zone, local_date';

/** The row to insert for a reading. The backend adds the owner. */
export function readingRow({ version, occurredAt, timeZone, localDate, ...same }: Reading) {
  return {
    ...same,
    engine_version: version,
    occurred_at: occurredAt,
    time_zone: timeZone,
    local_date: localDate,
  };
}

/** The reading of a row. Throws DataError `invalid` when the row is not one. */
export function readingOfRow(row: unknown): Reading {
  if (typeof row !== 'object' || row === null) return parseReading(row);
  const { engine_version, occurred_at, time_zone, local_date, ...same } = row as Record<
    string,
    unknown
  >;
  return parseReading({
    ...same,
    version: engine_version,
    occurredAt: occurred_at,
    timeZone: time_zone,
    localDate: local_date,
  });
}
