import { parseShellConfig, type ShellConfig } from '@nafas/platform/registry';
import { fetchJson } from '../base/fetch-json.ts';

/** The configuration of this deployment. Fetched once; a failure is forgotten, so that the next call tries again. */
export function createShellConfig(): () => Promise<ShellConfig> {
  let configPromise: Promise<ShellConfig> | undefined;
  return () => {
    configPromise ??= fetchJson('/config.json').then(parseShellConfig);
    configPromise.catch(() => (configPromise = undefined));
    return configPromise;
  };
}
