import { dirname, join } from 'node:path/posix';
import { readJson, workspaceRoot } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree.js';
import { expect, it } from 'vitest';
import newApp from './new-app.ts';

// As `nafas new-app` does it, without writing anything.
const tree = new FsTree(workspaceRoot, false);
await newApp(tree, { id: 'mood-garden', nameAr: 'حديقة' });
const files = tree
  .listChanges()
  .map(({ path }) => path)
  .filter((path) => /\.tsx?$/.test(path) && /mood-garden/.test(path));

/** The file that a module of ours is exported from. */
function findExport(specifier: string): string {
  const [, name = '', subpath = ''] = /^@nafas\/([^/]+)(.*)$/.exec(specifier) ?? [];
  const places = ['libs', 'apps', 'tools'].map((folder) => `${folder}/${name}`);
  const folder = places.find((place) => tree.exists(`${place}/package.json`)) ?? specifier;
  const { exports } = readJson<{ exports: Record<string, string> }>(tree, `${folder}/package.json`);
  return join(folder, exports[`.${subpath}`] ?? `no ${specifier}`);
}

it.each(files)('names modules and exports that are there, as everything is now: %s', (file) => {
  const text = tree.read(file, 'utf8') ?? '';
  const imports = text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+|@nafas\/[^']+)'/g);
  const missing = Array.from(imports, ([, names = '', specifier = '']) => {
    const isOwn = specifier.startsWith('.');
    const target = isOwn ? join(dirname(file), specifier) : findExport(specifier);
    const there = tree.read(target, 'utf8');
    if (there === null) return [target];
    // Re-exports of another file are not followed.
    if (/^export \* from/m.test(there)) return [];
    return names
      .split(',')
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => name !== '' && !new RegExp(`\\b${name}\\b`).test(there))
      .map((name) => `${target}: ${name}`);
  }).flat();
  expect(missing).toEqual([]);
});

it('refuses an id that is none, and one that is taken', async () => {
  for (const id of ['Journal', '-', '../x', 'motivation', 'goals']) {
    await expect(newApp(tree, { id })).rejects.toThrow(/is no id of an app|is there already/);
  }
});

it('gives the app and its browser tests an owner', () => {
  const owners = tree.read('.github/CODEOWNERS', 'utf8') ?? '';
  expect(owners).toMatch(/^\/apps\/mood-garden\/ +@nafas\/mood-garden-team$/m);
  expect(owners).toMatch(/^\/apps\/e2e\/src\/mood-garden\/ +@nafas\/mood-garden-team$/m);
});

it('has a change of the app’s browser tests run them', () => {
  const path = 'apps/e2e/shards/journeys/project.json';
  const shard = readJson<{ targets: { e2e: { inputs: string[] } } }>(tree, path);
  expect(tree.exists('apps/e2e/src/mood-garden/mood-garden.spec.ts')).toBe(true);
  expect(shard.targets.e2e.inputs).toContain('{workspaceRoot}/apps/e2e/src/mood-garden/**/*');
});
