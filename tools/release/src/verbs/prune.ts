import { readHistory, servingNow, type HistoryLine } from '../environment/history.ts';
import { openEnvironment } from '../environment/environment.ts';
import type { Listed, Place } from '../place/place.ts';
import { historyText, knownEnvironments } from './status.ts';

const DAY_MS = 86_400_000;

export interface Pruned {
  /** Versions whose files went, or would go, as `app@version`. */
  readonly removed: readonly string[];
  readonly kept: number;
  readonly bytes: number;
}

/**
 * Removes versions that no tab can hold any longer: served in no environment now, nor within the longest retention of
 * the place's environments, and published longer ago than that.
 */
export async function prune(
  place: Place,
  { dryRun, now }: { readonly dryRun: boolean; readonly now: Date },
): Promise<Pruned> {
  const wanted = new Set<string>();
  let retention = 0;
  for (const name of await knownEnvironments(place)) {
    const environment = await openEnvironment(place, name);
    const { retentionDays } = environment.settings;
    retention = Math.max(retention, retentionDays * DAY_MS);
    const lines = readHistory(await historyText(environment));
    for (const each of servedSince(lines, now.getTime() - retentionDays * DAY_MS)) wanted.add(each);
  }
  const versions = new Map<string, Listed[]>();
  for (const file of await place.list('apps/')) {
    const name = file.path.split('/').slice(1, 3).join('@');
    versions.set(name, [...(versions.get(name) ?? []), file]);
  }
  const removed = [...versions].filter(
    ([name, files]) => !wanted.has(name) && newest(files) < now.getTime() - retention,
  );
  for (const [, files] of dryRun ? [] : removed) {
    // The description goes first: without it the version doesn't exist, whatever is left should this be interrupted.
    const isDescription = ({ path }: Listed) => path.endsWith('/feature.json');
    const inOrder = [...files].sort((a, b) => Number(isDescription(b)) - Number(isDescription(a)));
    for (const { path } of inOrder) await place.remove(path);
  }
  return {
    removed: removed.map(([name]) => name).sort(),
    kept: versions.size - removed.length,
    bytes: removed.flatMap(([, files]) => files).reduce((sum, { size }) => sum + size, 0),
  };
}

const newest = (files: readonly Listed[]) => Math.max(...files.map(({ at }) => at.getTime()));

/** Returns the versions served now or at any time since `since`, as `app@version`. */
export function servedSince(lines: readonly HistoryLine[], since: number): Set<string> {
  const found = new Set<string>();
  const add = (app: string, line: { serving: readonly { version: string }[] }) => {
    for (const { version } of line.serving) found.add(`${app}@${version}`);
  };
  for (const [app, serving] of servingNow(lines)) add(app, { serving });
  lines.forEach((line, index) => {
    // Served from its line until the app's next one.
    const next = lines.slice(index + 1).find(({ app }) => app === line.app);
    if (next && Date.parse(next.at) >= since) add(line.app, line);
  });
  return found;
}
