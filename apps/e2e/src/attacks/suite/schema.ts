import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../../supabase/migrations');
const migrations = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

const all = (pattern: RegExp) =>
  [...new Set([...migrations.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Every table of the API, read off the migrations, so that a new one is attacked, too. */
export const TABLES = all(/create table (?:if not exists )?public\.(\w+)/g);

/** Every function in the schema of the API, with the names of its arguments. */
export const FUNCTIONS: readonly { readonly name: string; readonly args: readonly string[] }[] =
  all(/create (?:or replace )?function public\.(\w+)\(/g).map((name) => {
    const [, list = ''] = new RegExp(`function public\\.${name}\\(([^)]*)`).exec(migrations) ?? [];
    const args = list.split(',').map((arg) => arg.trim().split(/\s+/)[0] ?? '');
    return { name, args: args.filter((arg) => arg !== '') };
  });
