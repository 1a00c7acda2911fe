import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

interface Manifest {
  readonly name: string;
  readonly nx?: { readonly tags?: readonly string[] };
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const packages = new Map(
  globSync(['{apps,libs,tools}/*/package.json', 'supabase/functions/package.json'], { cwd: root })
    .sort()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
      return [dirname(file), manifest] as const;
    }),
);
const folders = new Map([...packages].map(([folder, { name }]) => [name, folder]));

/** Folders of ours among what a manifest names. */
function findOurs(named: Record<string, string> = {}): string[] {
  return Object.keys(named).flatMap((name) => folders.get(name) ?? []);
}

const introduced = [...packages.keys()].filter(
  (folder) => /^(apps|libs)\//.test(folder) && folder !== 'apps/e2e',
);

it.each(introduced)(
  'the README of %s says what its package.json says that it imports',
  (folder) => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const sentence = /^May import: (.*?)\.\s/ms.exec(readme)?.[1] ?? '';
    const named = sentence.match(/(?<=`)(?:libs|supabase|tools)\/[\w-]+(?=`)/g) ?? [];
    const manifest = packages.get(folder);
    const imported = findOurs(manifest?.dependencies);
    expect(sentence).not.toBe('');
    expect(named).toEqual(expect.arrayContaining(imported));
    // It may tell of what its tests import, too.
    const known = [...imported, ...findOurs(manifest?.devDependencies)];
    expect(named.filter((each) => !known.includes(each))).toEqual([]);
  },
);

describe('the picture in CONTRIBUTING.md', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const lines = (text.split('```')[1] ?? '').split('\n');

  it('has every app', () => {
    const apps = [...packages.keys()].filter((folder) => folder.startsWith('apps/'));
    expect(apps.length).toBeGreaterThan(5);
    expect(apps.filter((folder) => !lines.join().includes(folder))).toEqual([]);
  });

  it.each([...packages.keys()].filter((folder) => folder.startsWith('libs/')))(
    'has an arrow from %s to each library that it imports',
    (folder) => {
      const line = lines.find((each) => each.includes(` ${folder} `)) ?? '';
      const drawn = line.includes('▶') ? (line.split('▶ ')[1]?.split(', ') ?? []) : [];
      const imported = findOurs(packages.get(folder)?.dependencies);
      expect(line).not.toBe('');
      expect(drawn.map((name) => `libs/${name}`).sort()).toEqual(imported.sort());
    },
  );
});
