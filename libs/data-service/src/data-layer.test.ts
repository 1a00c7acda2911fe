import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const slices = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => existsSync(join(import.meta.dirname, name, 'supabase.ts')));
const readSource = (slice: string, file: string) =>
  readFileSync(join(import.meta.dirname, slice, file), 'utf8');

const document = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'docs', 'data-layer.md'),
  'utf8',
);
/** Each slice as the document describes it. */
const documented = new Map(
  Array.from(
    document.matchAll(/^\| ([a-z][a-z0-9-]+) +\|[^|]+\|([^|]+)\|$/gmu),
    ([, slice = '', asks = '']) => [slice, asks] as const,
  ),
);

const readSources = (slice: string) =>
  readdirSync(join(import.meta.dirname, slice))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readSource(slice, file));

/** The code before a name in the sources: `TABLE = ` of a constant, `goalCodec = rowCodec({ table: ` of a codec. */
const findConstant = (what: string) =>
  what.endsWith('.table')
    ? `${what.replace('.table', '')} = row(?:Codec|Reader)\\(\\{\\s*table: `
    : `${what} = `;

/** Names such as `table goals`, as the sources of a slice ask for them. */
function asked(slice: string): string[] {
  const source = readSource(slice, 'supabase.ts');
  const sources = [readSource('recommendations', 'places.ts'), ...readSources(slice)].join('');
  const named = (what: string) =>
    what.startsWith("'")
      ? what.slice(1, -1)
      : (new RegExp(`${findConstant(what)}'(\\w+)'`, 'u').exec(sources)?.[1] ?? what);
  const all = (pattern: RegExp, kind: string) =>
    Array.from(source.matchAll(pattern), ([, what = '']) => `${kind} ${named(what)}`);
  const found = [
    ...all(/(?:client|\n\s+)\.from\(('\w+'|[A-Z_]+|\w+(?:Codec|Reader)\.table)\)/gu, 'table'),
    ...all(/storage\.from\(('\w+'|[A-Z_]+)\)/gu, 'bucket'),
    ...all(/\.rpc\(('\w+'|\w+Reader\.table)/gu, 'rpc'),
    ...all(/functions\.invoke(?:<\w+>)?\(('[\w-]+')/gu, 'function'),
  ];
  return [...new Set(found)].sort();
}

/**
 * The verbs that the sources of a slice use on tables; an upsert, as in `insertOrIgnore`, is an insert that may find its row
 * there.
 */
function verbs(slice: string): string[] {
  const source = readSource(slice, 'supabase.ts').replaceAll(
    /insert(?:IfAbsent|OrIgnore)\(/g,
    '.upsert(',
  );
  const found = Array.from(
    source.matchAll(/\.(select|insert|upsert|update|delete)\(/gu),
    ([, verb = '']) => (verb === 'upsert' ? 'insert' : verb),
  );
  return [...new Set(found)].sort();
}

describe('docs/data-layer.md', () => {
  it('names every slice and no other', () => {
    expect([...documented.keys()].sort()).toEqual([...slices].sort());
  });

  it.each(slices)(
    'names the paths and the methods that the slice %s really asks for (DATA-224)',
    (slice) => {
      const says = documented.get(slice) ?? '';
      const names = Array.from(
        says.matchAll(/(table|rpc|function|bucket) `([\w-]+)`/gu),
        ([, kind, name]) => `${kind} ${name}`,
      );
      expect(names.sort()).toEqual(asked(slice));
      const listed = Array.from(says.matchAll(/table `\w+` \(([^)]+)\)/gu), ([, list = '']) =>
        list.split(', '),
      ).flat();
      expect([...new Set(listed)].sort()).toEqual(verbs(slice));
    },
  );
});

describe('the simulated delays', () => {
  it.each(slices)(
    'stay in the simulated twin: %s has none against the backend (DATA-305)',
    (slice) => {
      expect(readSource(slice, 'supabase.ts')).not.toMatch(/simulated|setTimeout|\bwait\(/u);
    },
  );
});
