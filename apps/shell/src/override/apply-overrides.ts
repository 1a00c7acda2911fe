import type { RegistryVersion } from '@nafas/platform/registry';
import type { LoadedRegistry } from '../boot/load-registry.ts';
import { loadShellConfig } from '../boot/load-shell-config.ts';
import { report } from '../platform/report.ts';
import { markOverriding, overrides, type OverrideOutcome } from './override-state.ts';
import { readDescribed } from './read-described.ts';
import { clearOverrides, type Overrides } from './stored-overrides.ts';

/**
 * Puts the described builds in place of the registry's. Only where the configuration has `flags.overrides`, and only
 * from its `allowedOrigins`: a link can't bring code from anywhere else. One that fails leaves the registry's version.
 */
export async function applyOverrides(
  registry: LoadedRegistry,
  wanted: Overrides,
): Promise<LoadedRegistry> {
  const config = await loadShellConfig().catch(() => null);
  if (config?.flags?.['overrides'] !== true) {
    // A deployment for people: what a link left behind goes away unseen.
    if (config) clearOverrides();
    report(new Error('overrides are not enabled by this configuration'), { phase: 'registry' });
    return registry;
  }
  const outcomes = await Promise.all(
    Object.entries(wanted).map(async ([app, url]) => {
      const allowed = config.allowedOrigins.includes(new URL(url).origin);
      const made = allowed ? await tryRead(app, url) : ({ kind: 'origin' } as const);
      return { app, url, made };
    }),
  );
  const apps: Record<string, readonly RegistryVersion[]> = { ...registry.apps };
  for (const { app, made } of outcomes) {
    if (made.kind === 'version') apps[app] = [made.version];
    else report(new Error('an override was refused'), { app, phase: 'registry' });
  }
  overrides.set(
    outcomes.map(({ app, url, made }) => ({
      app,
      url,
      outcome: made.kind === 'version' ? { kind: 'active' } : made,
    })),
  );
  return { ...registry, apps };
}

type Made =
  | { readonly kind: 'version'; readonly version: RegistryVersion }
  | Exclude<OverrideOutcome, { kind: 'active' }>;

async function tryRead(app: string, url: string): Promise<Made> {
  try {
    const version = await readDescribed(app, url);
    markOverriding(version);
    return { kind: 'version', version };
  } catch (error) {
    return { kind: 'invalid', detail: error instanceof Error ? error.message : String(error) };
  }
}
