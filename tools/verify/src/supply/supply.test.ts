import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeSbom } from './make-sbom.ts';
import { namedByProduct, shippedPackages } from './shipped.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The lines of the table of docs/dependencies.md, by package. */
const LINES = new Map(
  [...read('docs/dependencies.md').matchAll(/^\| (\S+) +\|(.+)\|$/gm)]
    .map(([, name = '', rest = '']) => [name, rest.split('|').map((cell) => cell.trim())] as const)
    .filter(([name]) => /^[@a-z]/.test(name)),
);

/** Each asks for a notice at most; the OFL binds fonts alone. */
const TAKEN = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'Apache-2.0',
  'OFL-1.1',
];

describe('what the product brings along', () => {
  it('has a line in docs/dependencies.md for each package that it names, and for no other', () => {
    expect([...LINES.keys()].sort()).toEqual([...namedByProduct(root).keys()].sort());
  });

  it('says there what for, how big, under which licence and who keeps it', () => {
    const shipped = new Map(shippedPackages(root).map((each) => [each.path, each]));
    for (const [name, [what, size, license, keeper]] of LINES) {
      expect(what, name).toMatch(/\w{3}/);
      expect(size, name).toMatch(/^[\d.]+ MB$/);
      expect(license, name).toBe(shipped.get(`node_modules/${name}`)?.license);
      expect(keeper, name).toMatch(/\w{3}/);
    }
  });

  it('is under a licence that is taken, however deep: no copyleft, none unstated', () => {
    const shipped = shippedPackages(root);
    expect(shipped.length).toBeGreaterThan(LINES.size);
    const others = shipped.filter(({ license }) =>
      license.split(/ AND /).some((part) => !TAKEN.includes(part)),
    );
    expect(others).toEqual([]);
  });

  it('is of the registry, by exact version and hash', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; resolved?: string }>;
    };
    for (const { path, version } of shippedPackages(root)) {
      expect(packages[path]?.integrity, path).toMatch(/^sha512-/);
      expect(packages[path]?.resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:/);
      expect(version, path).toMatch(/^\d/);
    }
  });

  it('stands in the bill of materials, package by package', () => {
    const sbom = makeSbom(root);
    expect(sbom.bomFormat).toBe('CycloneDX');
    const listed = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));
    const missing = shippedPackages(root).filter(
      ({ name, version }) => !listed.has(`${name}@${version}`),
    );
    expect(missing).toEqual([]);
  });

  it('has weights whose origin is told in THIRD-PARTY.md', () => {
    const weights = execFileSync(
      'git',
      ['ls-files', 'libs/emotion/packs', 'libs/care/src/screening/classifier/*.json'],
      { cwd: root, encoding: 'utf8' },
    );
    const files = weights.split('\n').filter((file) => file !== '');
    expect(files.length).toBeGreaterThan(10);
    const told = read('THIRD-PARTY.md');
    const untold = files.filter((file) => !told.includes(file.split('/').at(-1) ?? file));
    expect(untold).toEqual([]);
  });
});
