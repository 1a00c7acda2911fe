import type { Environment } from '../environment/environment.ts';
import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';
import { emptyPlace, madeBuild, production } from './build.ts';

/** An environment in which tiny@1.1.0 is being tried out beside 1.0.0. */
export async function tryingOut(): Promise<Environment> {
  const environment = await production(await emptyPlace());
  for (const [version, traffic] of [
    ['1.0.0', 100],
    ['1.1.0', 10],
  ] as const) {
    await publish(environment.place, await madeBuild({ version, text: version }));
    const who = { by: 'layla', why: 'x', key: null };
    await activate(environment, { app: 'tiny', version }, { traffic, gate: [], ...who });
  }
  return environment;
}
