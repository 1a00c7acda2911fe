import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fromPlaywright, fromTap, fromVitest, type Result } from './results.ts';

/** The suites of `npm test` that write reports. */
export const SUITES = ['unit', 'stories', 'browser'] as const;
/** A suite of `npm test`, by its name in the reports. */
export type Suite = (typeof SUITES)[number];

export interface Reports {
  readonly results: Result[];
  /** The reports that should be there and are not. */
  readonly missing: string[];
}

const SHARDS = 'apps/e2e/shards';

/** Where Playwright writes the reports of a suite: the browser tests have one for each shard, where there are shards. */
function playwrightReports(workspace: string, suite: 'stories' | 'browser'): string[] {
  if (suite === 'stories') return ['tools/storybook/test-results/report.json'];
  const folder = join(workspace, SHARDS);
  const shards = existsSync(folder) ? readdirSync(folder) : [''];
  return shards.map((shard) => join('apps/e2e/test-results', shard, 'report.json'));
}

/** The folders of all packages whose tests vitest runs. */
function testedPackages(workspace: string): string[] {
  const nested = ['apps', 'libs', 'tools'].flatMap((group) =>
    existsSync(join(workspace, group))
      ? readdirSync(join(workspace, group)).map((name) => `${group}/${name}`)
      : [],
  );
  return [...nested, 'supabase/functions'].filter((folder) => {
    const path = join(workspace, folder, 'package.json');
    return existsSync(path) && 'test' in (JSON.parse(readFileSync(path, 'utf8')).scripts ?? {});
  });
}

/** The files of TAP that the schema's tests wrote, by file of supabase/tests and database engine. */
function tapResults(workspace: string): Result[] {
  const folder = join(workspace, 'tools/pgtap/coverage/tap');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tap'))
    .flatMap((name) =>
      fromTap(
        readFileSync(join(folder, name), 'utf8'),
        `supabase/tests/${name
          .split(sep)
          .at(-1)
          ?.replace(/\.tap$/, '.sql')}`,
      ),
    );
}

/** Every test of the last run of these suites, from the reports it left in the workspace. */
export function readReports(workspace: string, suites: readonly Suite[] = SUITES): Reports {
  const results: Result[] = [];
  const missing: string[] = [];
  const place = (path: string) => relative(workspace, path).split(sep).join('/');
  const read = (path: string, from: (report: never) => Result[]) => {
    if (existsSync(join(workspace, path))) {
      results.push(...from(JSON.parse(readFileSync(join(workspace, path), 'utf8')) as never));
    } else missing.push(path);
  };
  if (suites.includes('unit')) {
    for (const folder of testedPackages(workspace)) {
      read(`${folder}/coverage/vitest.json`, (report) => fromVitest(report, place));
    }
    results.push(...tapResults(workspace));
  }
  for (const suite of ['stories', 'browser'] as const) {
    if (!suites.includes(suite)) continue;
    for (const path of playwrightReports(workspace, suite)) {
      read(path, (report) => fromPlaywright(report, place));
    }
  }
  return { results, missing };
}
