import { join } from 'node:path';
import { root } from './folders.ts';
import type { Engine } from './engine.ts';

/** Where the types are kept. */
export const TYPES_FILE = join(root, 'libs/data-service/src/database-types.ts');

interface Column {
  readonly kind: 'table' | 'function';
  /** The table, or the function that answers with such rows. */
  readonly relation: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** Whether an insert may leave it out. A function's are neither: SQL does not say which of them may be null. */
  readonly optional: boolean;
}

const COLUMNS = `
  select to_jsonb(found) from (
    select 'table' as kind, c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable,
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional, a.attnum as place
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
    union all
    select 'function', p.proname, argument.name, format_type(argument.type, null), false, false, argument.place
    from pg_catalog.pg_proc p,
      unnest(p.proargnames, p.proallargtypes, p.proargmodes)
        with ordinality as argument (name, type, mode, place)
    where p.pronamespace = 'public'::regnamespace and argument.mode = 't'
      and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1 desc, 2, 7
  ) as found`;

/** As they come over PostgREST; json is whatever its schema says. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  'double precision': 'number',
  inet: 'string',
  integer: 'number',
  jsonb: 'unknown',
  numeric: 'number',
  real: 'number',
  smallint: 'number',
  text: 'string',
  tsvector: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
};

function toType({ relation, name, type, nullable }: Column): string {
  const isList = type.endsWith('[]');
  const known = TYPES[isList ? type.slice(0, -2) : type];
  if (known === undefined) throw new Error(`${relation}.${name}: what is ${type} in TypeScript?`);
  const full = isList ? `${known}[]` : known;
  return nullable && known !== 'unknown' ? `${full} | null` : full;
}

const WIDTH = 100;

function formatInterface(name: string, columns: readonly Column[]): string[] {
  const relations = [...new Set(columns.map(({ relation }) => relation))];
  const bodies = relations.flatMap((relation) => {
    const own = columns.filter((column) => column.relation === relation);
    return [
      `  ${relation}: {`,
      '    row: {',
      ...own.map((column) => `      ${column.name}: ${toType(column)};`),
      '    };',
      ...(own[0]?.kind === 'table' ? formatRequired(own) : []),
      '  };',
    ];
  });
  return [`export interface ${name} {`, ...bodies, '}'];
}

/** As prettier breaks it. */
function formatRequired(columns: readonly Column[]): string[] {
  const names = columns.filter(({ optional }) => !optional).map(({ name }) => `'${name}'`);
  const line = `    required: ${names.join(' | ') || 'never'};`;
  if (line.length <= WIDTH) return [line];
  return `    required:\n      | ${names.join('\n      | ')};`.split('\n');
}

/** The source of {@link TYPES_FILE}: the rows of every table and of every function that answers with rows. */
export async function databaseTypes(engine: Engine): Promise<string> {
  const columns = (await engine.run(COLUMNS)).map((row) => JSON.parse(row) as Column);
  const of = (kind: Column['kind']) => columns.filter((column) => column.kind === kind);
  return [
    '// Written by `npm run types:database` from the migrations; a test of tools/pgtap holds it to them.',
    '',
    '/** `required` is what an insert must name. */',
    ...formatInterface('Tables', of('table')),
    '',
    '/** The results of the functions; any of it may be null. */',
    ...formatInterface('Functions', of('function')),
    '',
  ].join('\n');
}
