import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';
import { emptyPlace, madeBuild, production } from './build.ts';

/** A place with the environment `production`, where these versions of an app `tiny` were live, one after the other. */
export async function liveVersions(...versions: readonly string[]): Promise<string> {
  const environment = await production(await emptyPlace());
  for (const version of versions) {
    await publish(environment.place, await madeBuild({ version, text: version }));
    await activate(
      environment,
      { app: 'tiny', version },
      { by: 'layla', why: 'because', key: null, traffic: 100, gate: [] },
    );
  }
  return environment.place.address;
}
