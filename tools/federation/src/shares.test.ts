import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORM_VERSION, SHARES } from '@nafas/platform';
import type { Rspack } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { remoteShares, shareRange, shareVersions, takenShares } from './shares.ts';

const dir = import.meta.dirname;
const installed = (file: string) =>
  (
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')) as {
      version: string;
    }
  ).version;

it('reads versions from the package.json of what is installed; the facade has the contract’s', () => {
  const versions = shareVersions(dir);
  expect(Object.keys(versions)).toEqual([...SHARES]);
  expect(versions['react/jsx-runtime']).toBe(installed('react/package.json'));
  expect(versions['react-dom/client']).toBe(installed('react-dom/package.json'));
  expect(versions['@tanstack/react-query']).toMatch(/^5\.\d+\.\d+$/);
  expect(versions['@nafas/platform/router']).toBe(PLATFORM_VERSION);
});

it('names the package that is not there', () => {
  expect(() => shareVersions('/')).toThrow('react is not installed for /');
});

it('asks an app for no package that it does not use: what it has not installed is no share of its build', async () => {
  const app = await mkdtemp(join(tmpdir(), 'nafas-outside-'));
  await mkdir(join(app, 'node_modules/react'), { recursive: true });
  await writeFile(join(app, 'node_modules/react/package.json'), '{ "version": "19.3.1" }');
  expect(Object.keys(remoteShares('production', app)).sort()).toEqual([
    '@nafas/platform/router',
    '@nafas/platform/schema',
    'react',
    'react/jsx-runtime',
  ]);
});

it.each([
  ['19.3.1', '^19.3.0'],
  ['0.1.4', '^0.1.0'],
  ['5.108.0', '^5.108.0'],
])('a build with %s asks for %s', (version, range) => {
  expect(shareRange(version)).toBe(range);
});

it('brings no copy along, but of the crisis screen, which safety hangs on', () => {
  const shares = remoteShares('production', dir);
  const brought = Object.entries(shares).filter(([, share]) => !('import' in share));
  expect(brought.map(([name]) => name)).toEqual(['@nafas/care/screening']);
  expect(Object.keys(remoteShares('development', dir))).toContain('react/jsx-dev-runtime');
});

const makeStats = (names: readonly string[]) =>
  ({ toJson: () => ({ modules: names.map((name) => ({ name })) }) }) as unknown as Rspack.Stats;

it('writes down the range of what a build takes; of a facade the one it asks of the platform', () => {
  const names = [
    './src/remote.ts',
    'consume shared module (default) react@* (strict)',
    'consume shared module (default) @nafas/platform/router@* (strict)',
    'consume shared module (default) @nafas/care/screening@^0.1.0 (strict) (fallback: /a.ts)',
    'provide shared module (default) i18next@27.1.2 = /b.js',
  ];
  expect(takenShares(makeStats(names), { dir, platform: '^2.1 || ^3.0' })).toEqual({
    react: shareRange(shareVersions(dir).react),
    '@nafas/platform/router': '^2.1 || ^3.0',
  });
});

it.each([
  ['^2.1', '2.1.0, 2.2.0'],
  ['^2.7', '2.7.0'],
  ['^1.3 || ^2.8', '1.3.0'],
])('refuses a build that asks for %s and takes a share that %s has not', (platform, without) => {
  const stats = makeStats(['consume shared module (default) @nafas/platform/schema@* (strict)']);
  expect(() => takenShares(stats, { dir, platform })).toThrow(
    new RegExp(`contract ${without.replaceAll('.', '\\.')}.* has no share @nafas/platform/schema`),
  );
  const range = '^2.8 || ^3.0';
  expect(takenShares(stats, { dir, platform: range })).toEqual({ '@nafas/platform/schema': range });
});
