import type { Functions, Tables } from './database-types.ts';
import { DataError } from './data-error.ts';
import { z } from './zod.ts';

/** A field's name as a column: `occurredAt` is `occurred_at`. */
type Column<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Column<Rest>}`
  : Field;

/** A value by its columns. */
export type RowOf<Value, Renamed = unknown> = {
  [
    Field in keyof Value & string as Field extends keyof Renamed
      ? Renamed[Field] & string
      : Column<Field>
  ]: Value[Field];
};

type Relation = keyof Tables | keyof Functions;
type ColumnsOf<Name extends Relation> = (Tables & Functions)[Name]['row'];

/** Whether a column takes what we write, and we take the null that it may hold. Of a function any may be null. */
type Fits<Ours, Theirs, Name extends Relation> = unknown extends Theirs
  ? true
  : Name extends keyof Functions
    ? NonNullable<Ours> extends Theirs
      ? true
      : false
    : [Ours] extends [Theirs]
      ? null extends Theirs
        ? null extends Ours
          ? true
          : false
        : true
      : false;

/** The columns that the schema has and the table has not, or not so; the columns that an insert lacks. */
type Misfits<Row, Name extends Relation> = {
  [Own in keyof Row]: Own extends keyof ColumnsOf<Name>
    ? Fits<Row[Own], ColumnsOf<Name>[Own], Name> extends true
      ? never
      : Own
    : Own;
}[keyof Row];
type Missing<Row, Name extends Relation> = Name extends keyof Tables
  ? Exclude<Tables[Name]['required'], keyof Row>
  : never;

/** Where a schema and the database differ, a property that nobody can give: its type names the columns. */
type Held<Columns> = [Columns] extends [never]
  ? unknown
  : { readonly 'differs from the database (npm run types:database)': Columns };

/** The way of a type out of a table, or of a function's answer; its fields are spelled in its schema and nowhere else. */
export interface RowReader<Value> {
  /** Also the name for `platform.enqueue`. */
  readonly table: string;
  /** The columns to ask for. */
  readonly columns: string;
  /** A value from outside (a form, a store). Throws DataError `invalid`, naming the fields but not what was in them. */
  parse(value: unknown): Value;
  /** The value of a row. Throws DataError `invalid` when the row is none. */
  ofRow(row: unknown): Value;
}

/** The ways of a type between the product and its table. */
export interface RowCodec<Value, Row> extends RowReader<Value> {
  /** The row to insert. The backend adds the owner, and what it writes itself. */
  toRow(value: Value): Row;
}

/** A schema of an object, with or without checks over several of its fields. */
type ObjectSchema = z.ZodMiniType & { readonly shape: object };

interface Options<Name extends Relation, Schema extends ObjectSchema, Renamed> {
  /** The table, or the function that answers with such rows. */
  readonly table: Name;
  /** One of its values, in errors: `a check-in`. */
  readonly what: string;
  readonly schema: Schema;
  /** Columns that are not named after their field. */
  readonly renamed?: Renamed;
}

type Renaming<Schema extends ObjectSchema> = {
  readonly [Field in keyof z.infer<Schema>]?: string;
};

/** Reads what need not be all that an insert needs. A column that the database has not, or not so, is a type error. */
export function rowReader<
  Name extends Relation,
  Schema extends ObjectSchema,
  const Renamed extends Renaming<Schema> = object,
>(
  options: Options<Name, Schema, Renamed> & Held<Misfits<RowOf<z.infer<Schema>, Renamed>, Name>>,
): RowReader<z.infer<Schema>> {
  const { table, what, schema } = options;
  const columns = listColumns(options);

  function parse(value: unknown): z.infer<Schema> {
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    const fields = result.error.issues.map((issue) => issue.path.join('.'));
    throw new DataError('invalid', `Not ${what}: ${fields.join(', ')}`);
  }
  return {
    table,
    columns: columns.map(([, column]) => column).join(', '),
    parse,
    ofRow: (row) => parse(typeof row === 'object' && row !== null ? moved(row, columns) : row),
  };
}

/**
 * {@link rowReader} that writes too: a column that an insert must name, and the schema lacks, is a type error.
 * @param options.generated fields that only the backend writes: they are read, and are no part of a row to insert.
 */
export function rowCodec<
  Name extends keyof Tables,
  Schema extends ObjectSchema,
  const Renamed extends Renaming<Schema> = object,
  const Generated extends keyof z.infer<Schema> & string = never,
>(
  options: Options<Name, Schema, Renamed> & { readonly generated?: readonly Generated[] } & Held<
      | Misfits<RowOf<z.infer<Schema>, Renamed>, Name>
      | Missing<RowOf<Omit<z.infer<Schema>, Generated>, Renamed>, Name>
    >,
): RowCodec<z.infer<Schema>, RowOf<Omit<z.infer<Schema>, Generated>, Renamed>> {
  const generated: ReadonlySet<string> = new Set(options.generated);
  const written = listColumns(options)
    .filter(([field]) => !generated.has(field))
    .map(([field, column]) => [column, field] as const);
  return {
    // Held to be so above.
    ...(rowReader as (held: object) => RowReader<z.infer<Schema>>)(options),
    toRow: (value) =>
      moved(value as object, written) as RowOf<Omit<z.infer<Schema>, Generated>, Renamed>,
  };
}

/** Each field of a schema with its column. */
function listColumns({
  schema,
  renamed,
}: {
  schema: ObjectSchema;
  renamed?: unknown;
}): (readonly [field: string, column: string])[] {
  const others: Readonly<Record<string, string>> = { ...(renamed as object) };
  return Object.keys(schema.shape).map((field) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [field, others[field] ?? column] as const;
  });
}

function moved(from: object, pairs: readonly (readonly [to: string, key: string])[]): object {
  const values: Readonly<Record<string, unknown>> = { ...from };
  return Object.fromEntries(pairs.map(([to, key]) => [to, values[key]]));
}
