import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEPT_VERSIONS, LANGUAGES } from '@nafas/platform';
import { SLOT_NAMES } from '@nafas/platform/feature';
import type { RsbuildPlugin } from '@rsbuild/core';
import { shareVersions } from './shares.ts';

/** The versions that a shell offers: a gate compares them with the requirements of an app's version. */
export interface ShellDescriptor {
  readonly version: string;
  /** The contracts that it keeps. */
  readonly contracts: readonly string[];
  /** Version of each share. */
  readonly shares: Readonly<Record<string, string>>;
  readonly slots: readonly string[];
  readonly languages: readonly string[];
}

/** Describes the shell in `dir`, built as it is now. */
export function describeShell(dir: string): ShellDescriptor {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    version,
    contracts: KEPT_VERSIONS,
    shares: shareVersions(dir),
    slots: SLOT_NAMES,
    languages: LANGUAGES,
  };
}

/** Writes `shell.json` beside the built files. */
export function shellDescriptorPlugin(dir: string): RsbuildPlugin {
  return {
    name: 'nafas-shell-descriptor',
    setup(api) {
      api.onAfterBuild(async ({ environments, stats }) => {
        const dist = environments['web']?.distPath;
        if (dist === undefined || !stats || stats.hasErrors()) return;
        const file = join(dist, 'shell.json');
        await writeFile(file, `${JSON.stringify(describeShell(dir), null, 2)}\n`);
      });
    },
  };
}
