import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SQL_DIR = join(import.meta.dirname, '../../sql');

/** A file of this tool's `sql` folder, with the values that it names in double braces. */
export function ownSql(file: string, values: Readonly<Record<string, number>> = {}): string {
  const text = readFileSync(join(SQL_DIR, file), 'utf8');
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
