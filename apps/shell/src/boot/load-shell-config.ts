import { parseShellConfig, type ShellConfig } from '@nafas/platform/registry';
import { fetchJson } from './fetch-json.ts';

let loading: Promise<ShellConfig> | undefined;

/** The configuration of this deployment. Fetched once; a failure is forgotten, so that the next call tries again. */
export function loadShellConfig(): Promise<ShellConfig> {
  loading ??= fetchJson('/config.json').then(parseShellConfig);
  loading.catch(() => (loading = undefined));
  return loading;
}
