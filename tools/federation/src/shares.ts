import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PLATFORM_VERSION, SHARES, SHARES_WITH_FALLBACK, type Share } from '@nafas/platform';
import locked from '@nafas/platform/shares.lock.json' with { type: 'json' };
import type { Rspack } from '@rsbuild/core';
import { satisfies } from 'semver';
import type { Mode } from './mode.ts';

/** The JSX runtime of development; only a shell in development provides it. */
const DEV_ONLY = ['react/jsx-dev-runtime'] as const;

/** Parts of the contract: their version is the contract's, and an app's range is the one it asks of the platform. */
const FACADES: readonly Share[] = ['@nafas/platform/router', '@nafas/platform/schema'];

/** Version of every share as it is installed for a package in `dir`: from each package.json, none written by hand. */
export function shareVersions(dir: string): Record<Share, string> {
  return readVersions(SHARES, dir);
}

/** The same of those that an app has: a team that has no use for a package need not install it. */
function installedShares(dir: string): Partial<Record<Share, string>> {
  const isThere = (share: Share) =>
    FACADES.includes(share) || packageFile(dir, packageName(share)) !== null;
  return readVersions(SHARES.filter(isThere), dir);
}

function readVersions(shares: readonly Share[], dir: string): Record<Share, string> {
  const version = (share: Share) =>
    FACADES.includes(share) ? PLATFORM_VERSION : installedVersion(dir, packageName(share));
  return Object.fromEntries(shares.map((share) => [share, version(share)])) as Record<
    Share,
    string
  >;
}

/** The range that a build with `version` of a share asks for: it may use all of that minor version. */
export function shareRange(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** Settings of a remote: it takes the host's copy and brings none along, but of what safety hangs on. */
export function remoteShares(mode: Mode, dir: string) {
  const versions = installedShares(dir);
  const shares = SHARES.filter((share) => versions[share] !== undefined);
  const names = mode === 'development' ? [...shares, ...DEV_ONLY] : shares;
  const withFallback = (share: Share) => ({
    version: versions[share] ?? '',
    requiredVersion: shareRange(versions[share] ?? ''),
  });
  return Object.fromEntries(
    names.map((name) => {
      const own = SHARES_WITH_FALLBACK.find((share) => share === name);
      // The shell checks the ranges before it runs an entry; here they would only make the entry longer.
      const shell = { singleton: true, import: false, requiredVersion: false } as const;
      return [name, own ? withFallback(own) : shell];
    }),
  );
}

/**
 * The range of every share that a build takes and can't do without, for its descriptor. Throws when the range that it asks of
 * the platform has a contract without one of them: a host of that contract could not run it.
 */
export function takenShares(
  stats: Rspack.Stats | Rspack.MultiStats,
  { dir, platform }: { readonly dir: string; readonly platform: string },
): Record<string, string> {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    cachedModules: true,
    modulesSpace: Infinity,
  }) as Rspack.StatsCompilation;
  const taken = modules.map(({ name = '' }) => CONSUMED.exec(name)?.[1]);
  const versions = installedShares(dir);
  const needed = SHARES.filter(
    (share) => taken.includes(share) && !SHARES_WITH_FALLBACK.includes(share),
  );
  for (const share of needed) refuseContractsWithout(share, platform);
  return Object.fromEntries(
    needed.map((share) => [
      share,
      FACADES.includes(share) ? platform : shareRange(versions[share] ?? ''),
    ]),
  );
}

function refuseContractsWithout(share: Share, platform: string): void {
  const contracts: Readonly<Record<string, readonly string[]>> = locked.shares;
  const without = Object.keys(contracts).filter(
    (version) => satisfies(version, platform) && !contracts[version]?.includes(share),
  );
  if (without.length === 0) return;
  throw new Error(
    `requires.platform is ${platform}, but contract ${without.join(', ')} has no share ${share}, which this build takes`,
  );
}

const CONSUMED = /^consume shared module \([^)]*\) (@?[^@]+)@/;

function packageName(share: Share): string {
  return share
    .split('/')
    .slice(0, share.startsWith('@') ? 2 : 1)
    .join('/');
}

/** From the file, since not every package exports its package.json. */
function installedVersion(dir: string, name: string): string {
  const file = packageFile(dir, name);
  if (file === null) throw new Error(`${name} is not installed for ${dir}`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function packageFile(dir: string, name: string): string | null {
  for (let at = dir; ; at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return file;
    if (at === dirname(at)) return null;
  }
}
