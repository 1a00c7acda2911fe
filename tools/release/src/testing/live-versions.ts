import type { Environment } from '../environment/environment.ts';
import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';
import { emptyPlace, madeBuild, production } from './build.ts';

/** A place with the environment `production`, where these versions of an app `tiny` were live, one after the other. */
export async function liveVersions(...versions: readonly string[]): Promise<string> {
  const environment = await production(await emptyPlace());
  for (const version of versions) await makeLive(environment, version, 100);
  return environment.place.address;
}

/** As {@link liveVersions}; the second version is tried out by 10 % of the browsers. */
export async function liveTrial(stable: string, trial: string): Promise<string> {
  const environment = await production(await emptyPlace());
  await makeLive(environment, stable, 100);
  await makeLive(environment, trial, 10);
  return environment.place.address;
}

async function makeLive(environment: Environment, version: string, traffic: number) {
  await publish(environment.place, await madeBuild({ version, text: version }));
  const by = { by: 'layla', why: 'because', key: null };
  await activate(environment, { app: 'tiny', version }, { ...by, traffic, gate: [] });
}
