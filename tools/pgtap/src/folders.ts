import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** The pgTAP files, in the Supabase CLI's own folder. */
export const TESTS_DIR = join(root, 'supabase/tests');
const MIGRATIONS_DIR = join(root, 'supabase/migrations');
const OWN_SQL_DIR = join(import.meta.dirname, '../sql');

/** Every migration, in order. */
export function migrations(): string[] {
  return readdirSync(MIGRATIONS_DIR)
    .sort()
    .map((file) => readFileSync(join(MIGRATIONS_DIR, file), 'utf8'));
}

/** A pgTAP file's text. */
export function pgTapFile(file: string): string {
  return readFileSync(join(TESTS_DIR, file), 'utf8');
}

/** A file of this tool's `sql` folder. */
export function ownSql(file: string): string {
  return readFileSync(join(OWN_SQL_DIR, file), 'utf8');
}
