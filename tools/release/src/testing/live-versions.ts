import type { Environment } from '../environment/environment.ts';
import { keepVerdict } from '../environment/verdicts.ts';
import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';
import { emptyPlace, madeBuild, production } from './build.ts';

/**
 * A place with the environment `production`, where these versions of an app `tiny` were live, one after the other, and
 * another one, 1.2.0, passed the gate.
 */
export async function liveVersions(...versions: readonly string[]): Promise<string> {
  const environment = await production(await emptyPlace());
  for (const version of versions) await makeLive(environment, version, 100);
  await passGate(environment, '1.2.0');
  return environment.place.address;
}

/** As {@link liveVersions}; the second version is tried out by 10 % of the browsers. */
export async function liveTrial(stable: string, trial: string): Promise<string> {
  const environment = await production(await emptyPlace());
  await makeLive(environment, stable, 100);
  await makeLive(environment, trial, 10);
  await passGate(environment, '1.2.0');
  return environment.place.address;
}

/** Publishes a version, as one that passed the gate. */
async function passGate(environment: Environment, version: string) {
  await publish(environment.place, await madeBuild({ version, text: version }));
  const checks = [{ check: 'size', outcome: 'passed', detail: 'entry 1.0 KB' } as const];
  await keepVerdict(environment, { app: 'tiny', version }, 'layla', checks);
}

async function makeLive(environment: Environment, version: string, traffic: number) {
  await publish(environment.place, await madeBuild({ version, text: version }));
  const by = { by: 'layla', why: 'because', key: null };
  await activate(environment, { app: 'tiny', version }, { ...by, traffic, gate: [] });
}
