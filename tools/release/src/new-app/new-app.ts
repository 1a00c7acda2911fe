import { join } from 'node:path';
import { formatFiles, generateFiles, readJson, updateJson, type Tree } from '@nx/devkit';
import { PLATFORM_VERSION } from '@nafas/platform';
import { Refusal } from '../refusal.ts';

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

/** An Nx generator: writes a feature app, its table, and its tests. Nothing has to be registered anywhere. */
export default async function newApp(tree: Tree, options: NewAppOptions): Promise<void> {
  const { id } = options;
  if (!ID.test(id) || id.length > 40) {
    throw new Refusal(`"${id}" is no id of an app: small letters and digits, joined by hyphens.`);
  }
  if (tree.exists(`apps/${id}`)) throw new Refusal(`apps/${id} is there already.`);
  const table = `${id.replaceAll('-', '_')}_lines`;
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const { name = words.join(' '), nameAr = name } = options;
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', {
    id,
    table,
    name: quoted(name),
    nameAr: quoted(nameAr),
    Name: words.join(''),
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
  await formatFiles(tree);
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
  const zod = readJson<Record<string, Record<string, string>>>(tree, 'libs/platform/package.json');
  return {
    dependencies: [...pick('dependencies'), ['zod', zod['dependencies']?.['zod']]],
    devDependencies: pick('devDependencies'),
  };
}
