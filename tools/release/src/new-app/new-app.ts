import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { formatFiles, generateFiles, readJson, updateJson, type Tree } from '@nx/devkit';
import { PLATFORM_VERSION } from '@nafas/platform';
import { Refusal } from '../refusal.ts';
import { addSlice } from './add-slice.ts';

export interface NewAppOptions {
  readonly id: string;
  /** English name; made from the id unless given. */
  readonly name?: string | undefined;
  /** Arabic name; the English one until somebody gives it. */
  readonly nameAr?: string | undefined;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** An app whose packages the new one takes, so that the workspace keeps one version of each. */
const SIBLING = 'apps/motivation/package.json';
const TAKEN = [
  '@tanstack/react-query',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  '@rsbuild/core',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@vitejs/plugin-react',
  'jsdom',
];

/**
 * An Nx generator: writes a feature app, its slice of the data service, its table, and the tests of all three. Nothing
 * has to be registered anywhere. The function it resolves with writes the types of the database, from the migrations.
 */
export default async function newApp(tree: Tree, options: NewAppOptions): Promise<() => void> {
  const { id } = options;
  if (!ID.test(id) || id.length > 40) {
    throw new Refusal(`"${id}" is no id of an app: small letters and digits, joined by hyphens.`);
  }
  for (const folder of [`apps/${id}`, `libs/data-service/src/${id}`]) {
    if (tree.exists(folder)) throw new Refusal(`${folder} is there already.`);
  }
  const table = `${id.replaceAll('-', '_')}_lines`;
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const camel = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const { name = words.join(' '), nameAr = name } = options;
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', {
    id,
    table,
    name: quoted(name),
    nameAr: quoted(nameAr),
    Name: words.join(''),
    camel,
    migration: nextMigration(tree, table),
    platformRange: `^${PLATFORM_VERSION.split('.').slice(0, 2).join('.')}`,
    ...packages(tree),
  });
  updateJson<{ references: { path: string }[] }>(tree, 'tsconfig.json', (solution) => ({
    ...solution,
    references: [...solution.references, { path: `apps/${id}` }].toSorted((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
  }));
  addOwners(tree, id);
  addBrowserTests(tree, id);
  addSlice(tree, { id, camel, Name: words.join(''), table });
  await formatFiles(tree);
  return () => {
    const write = ['tools/pgtap/src/write-types.ts'];
    execFileSync(process.execPath, write, { cwd: tree.root, stdio: 'inherit' });
  };
}

/** The app and its browser tests belong to a team of their own. */
function addOwners(tree: Tree, id: string): void {
  const path = '.github/CODEOWNERS';
  const lines = [`apps/${id}`, `apps/e2e/src/${id}`].map(
    (folder) => `${`/${folder}/`.padEnd(28)} @nafas/${id}-team\n`,
  );
  tree.write(path, `${tree.read(path, 'utf8') ?? ''}\n${lines.join('')}`);
}

/** The shard of all other folders runs them; here it learns that a change of theirs is one of its own. */
function addBrowserTests(tree: Tree, id: string): void {
  interface Shard {
    targets: { e2e: { inputs: string[] } };
  }
  updateJson<Shard>(tree, 'apps/e2e/shards/journeys/project.json', (shard) => {
    shard.targets.e2e.inputs.push(`{workspaceRoot}/apps/e2e/src/${id}/**/*`);
    return shard;
  });
}

function quoted(name: string): string {
  if (name.trim() === '' || /['"\\\n<>]/.test(name)) {
    throw new Refusal(`"${name}" is no name: no quotes, no angle brackets, not empty.`);
  }
  return name;
}

/** A migration after all that are there. */
function nextMigration(tree: Tree, table: string): string {
  const numbers = tree
    .children('supabase/migrations')
    .map((file) => Number(/^\d{14}(?=_)/.exec(file)?.[0] ?? 0));
  const now = Number(new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14));
  return `${Math.max(now, Math.max(...numbers) + 1)}_${table}`;
}

function packages(tree: Tree) {
  const sibling = readJson<Record<string, Record<string, string>>>(tree, SIBLING);
  const pick = (field: string) =>
    Object.entries(sibling[field] ?? {}).filter(([each]) => TAKEN.includes(each));
  return { dependencies: pick('dependencies'), devDependencies: pick('devDependencies') };
}
