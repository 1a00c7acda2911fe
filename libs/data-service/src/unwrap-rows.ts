import { toDataError } from './data-error.ts';

/** A PostgREST answer, as far as it is read here. */
export interface RowsAnswer {
  status: number;
  data: unknown;
  error: { code: string; message: string } | null;
}

/** The rows of an answer, none when it has no list. Throws DataError for a failed one. */
export function unwrapRows({ status, data, error }: RowsAnswer): unknown[] {
  if (error) throw toDataError({ status, error });
  return Array.isArray(data) ? data : [];
}
