import { DataError } from '../data-error.ts';
import { z } from '../zod.ts';

const row = z.record(z.string(), z.unknown());
const exportSchema = z.object({
  exportedAt: z.string(),
  account: z.object({ id: z.string(), email: z.nullable(z.string()) }),
  tables: z.record(z.string(), z.array(row)),
  files: z.array(z.object({ bucket: z.string(), path: z.string() })),
});

/** Everything that is kept of a person: the account, every table's rows as they are stored, the paths of the files. */
export interface AccountExport {
  /** ISO 8601 in UTC. */
  readonly exportedAt: string;
  readonly account: { readonly id: string; readonly email: string | null };
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly files: readonly { readonly bucket: string; readonly path: string }[];
}

/** An export from outside. Throws DataError `invalid`. */
export function parseAccountExport(value: unknown): AccountExport {
  const result = z.safeParse(exportSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Not an export');
}
