import type { GateVerdict, ReleasedApp, ReleaseLine, Releases } from '@nafas/data-service/console';

export type Serving = ReleasedApp['serving'][number];

/** The version that everybody has who is not in a trial. */
export const findStable = ({ serving }: ReleasedApp): Serving | undefined =>
  serving.find((each) => each.default);

/** The version that is being tried out. */
export const findTrial = ({ serving }: ReleasedApp): Serving | undefined =>
  serving.find((each) => !each.default && each.traffic > 0);

/** The apps of the environment in which versions are taken back. */
export const ownApps = ({ environments, environment }: Releases): readonly ReleasedApp[] =>
  environments.find((each) => each.environment === environment)?.apps ?? [];

/** The app shown at first: one that is being tried out, else the one that changed last. */
export function firstApp(releases: Releases): ReleasedApp | undefined {
  const apps = ownApps(releases);
  return (
    apps.find((each) => findTrial(each)) ?? apps.toSorted((a, b) => (a.since < b.since ? 1 : -1))[0]
  );
}

/** Whether a trial of what the gate looked at can be started: it passed everything, and no other trial is under way. */
export function canStart(releases: Releases, { app, version, checks }: GateVerdict): boolean {
  const found = ownApps(releases).find((each) => each.app === app);
  const stable = found && findStable(found);
  if (!found || !stable || stable.version === version || findTrial(found)) return false;
  return checks.length > 0 && checks.every(({ outcome }) => outcome === 'passed');
}

/** When the version began to be tried out (ISO 8601): its share may have been changed since. `history` is newest first. */
export function trialBegan(
  history: readonly ReleaseLine[],
  { app, version }: Pick<ReleaseLine, 'app' | 'version'>,
): string | null {
  const own = history.filter((line) => line.app === app);
  const before = own.findIndex(
    ({ serving }) => !serving.some((each) => each.version === version && !each.default),
  );
  return (before === -1 ? own.at(-1) : own[before - 1])?.at ?? null;
}
