import type { Descriptor } from '@nafas/federation/descriptor';
import type { ShellConfig } from '@nafas/platform/registry';
import type { Answer } from '../gate/check.ts';
import { runsInTheShell } from '../gate/browser/runs-in-the-shell.ts';
import {
  createEnvironment,
  DEFAULT_SETTINGS,
  openEnvironment,
} from '../environment/environment.ts';
import { emptyPlace } from './build.ts';

/** Asks the gate's browser about a build that is served at `baseUrl`, in the shell that runs at `site`. */
export async function tryInShell(
  { descriptor, baseUrl }: { readonly descriptor: Descriptor; readonly baseUrl: string },
  { site, config }: { readonly site: string; readonly config: ShellConfig },
): Promise<Answer> {
  const place = await emptyPlace();
  await createEnvironment(
    place,
    'production',
    { site, apps: new URL(baseUrl).origin, ...DEFAULT_SETTINGS },
    config,
  );
  return runsInTheShell({
    environment: await openEnvironment(place, 'production'),
    named: { app: descriptor.feature.id, version: descriptor.version },
    descriptor,
    baseUrl,
    shells: [],
    key: null,
  });
}
