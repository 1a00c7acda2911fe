import type { Descriptor } from '@nafas/federation/descriptor';
import { REGISTRY_SCHEMA_URL, type Registry } from '@nafas/platform/registry';
import { toRecord } from '@nafas/registry';
import { readDescriptor, getFolder } from '../app-version.ts';
import type { Environment } from './environment.ts';
import { readHistory, servingNow, type Serving } from './history.ts';

/** The registry that a history leads to. What it says depends on the history and on builds, which never change. */
export async function composeFrom(environment: Environment, history: string): Promise<Registry> {
  const microFrontends: Record<string, Registry['microFrontends'][string]> = {};
  const serving = servingNow(readHistory(history));
  for (const [app, versions] of [...serving].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const descriptors = await Promise.all(
      versions.map(({ version }) => readDescriptor(environment.place, { app, version })),
    );
    microFrontends[`nafas/${app}`] = records(environment, app, versions, descriptors);
  }
  return { schema: REGISTRY_SCHEMA_URL, microFrontends };
}

/** The builds that a history leads to. */
export async function readLive(
  environment: Environment,
  history: string,
): Promise<readonly Descriptor[]> {
  const live = [...servingNow(readHistory(history))].sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(
    live.flatMap(([app, versions]) =>
      versions.map(({ version }) => readDescriptor(environment.place, { app, version })),
    ),
  );
}

function records(
  environment: Environment,
  app: string,
  versions: readonly Serving[],
  descriptors: readonly Descriptor[],
) {
  const made = versions.map(({ version, traffic, default: isDefault }, index) => {
    const baseUrl = `${environment.settings.apps}/${getFolder({ app, version })}`;
    const record = toRecord({ descriptor: descriptors[index] as Descriptor, baseUrl });
    return { ...record, deployment: { traffic, default: isDefault } };
  });
  // A trial falls back to the stable version, that one to the one before it where it is kept.
  const stable = made.find((record) => record.deployment.default);
  const former = made.find(({ deployment }) => !deployment.default && deployment.traffic === 0);
  return made.map((record) => {
    const fallback = record === stable ? former : stable;
    return fallback && fallback !== record ? { ...record, fallbackUrl: fallback.url } : record;
  });
}
