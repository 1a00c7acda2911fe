import { updateJson, type Tree } from '@nx/devkit';

const SLICES = 'libs/data-service/src';
const DOCUMENT = 'docs/data-layer.md';

export interface Slice {
  /** Its folder below the data service. */
  readonly id: string;
  /** The id as a name in code: `moodGarden`. */
  readonly camel: string;
  readonly Name: string;
  readonly table: string;
}

/** Names a new slice wherever all slices are named: entry points, topics, the test of all answers, the document. */
export function addSlice(tree: Tree, slice: Slice): void {
  const { id, camel, Name, table } = slice;
  updateJson<{ exports: Record<string, string> }>(
    tree,
    'libs/data-service/package.json',
    (own) => ({
      ...own,
      exports: {
        [`./${id}`]: `./src/${id}/index.ts`,
        [`./${id}/client`]: `./src/${id}/client.ts`,
        [`./${id}/contract`]: `./src/${id}/contract.ts`,
        ...own.exports,
      },
    }),
  );
  edit(tree, `${SLICES}/client/topics.ts`, [[/(?=^\} as const;)/m, `  ${camel}: '${id}',\n`]]);
  edit(tree, `${SLICES}/answers.test.ts`, [
    [
      /(?=^import \{ createSupabase)/m,
      `import { createSupabase${Name} } from './${id}/supabase.ts';\n`,
    ],
    [
      /(?<=^const OPERATIONS: .* = \{\n)/m,
      `  ${/^\w+$/.test(id) ? id : `'${id}'`}: { list: () => createSupabase${Name}(backend).list() },\n`,
    ],
  ]);
  edit(tree, DOCUMENT, [
    // The last row of the table of operations, and the last entry of the list of answers.
    [/(?=\n\nBeside the slices)/, `\n| ${id} | list, add | table \`${table}\` (select, insert) |`],
    [/(?=^- \*\*achievements\*\*)/m, `- **${id}**: \`Line\`, \`Line[]\`\n`],
  ]);
}

/** Inserts text at marked places of a file. Throws when a place is missing. */
function edit(tree: Tree, file: string, additions: readonly (readonly [RegExp, string])[]): void {
  let text = tree.read(file, 'utf8') ?? '';
  for (const [place, addition] of additions) {
    if (!place.test(text)) throw new Error(`${file} has no place ${place}`);
    text = text.replace(place, () => addition);
  }
  tree.write(file, text);
}
