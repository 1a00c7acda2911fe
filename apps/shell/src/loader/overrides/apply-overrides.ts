import type { RegistryVersion, ShellConfig } from '@nafas/platform/registry';
import type { ReportError } from '../../base/report.ts';
import type { LoadedRegistry } from '../../config/load-registry.ts';
import type { OverrideOutcome, ShownOverride } from './overrides.ts';
import { readDescriptor } from './read-descriptor.ts';
import { clearOverrides, type StoredOverrides } from './stored-overrides.ts';

export interface AppliedOverrides {
  readonly registry: LoadedRegistry;
  readonly shown: readonly ShownOverride[];
  /** The versions that stand in for others now. */
  readonly versions: readonly RegistryVersion[];
}

/**
 * Puts the described builds in place of the registry's. Only where the configuration has `flags.overrides`, and only
 * from its `allowedOrigins`: a link can't bring code from anywhere else. One that fails leaves the registry's version.
 */
export async function applyOverrides(options: {
  readonly registry: LoadedRegistry;
  readonly wanted: StoredOverrides;
  readonly config: () => Promise<ShellConfig>;
  readonly report: ReportError;
}): Promise<AppliedOverrides> {
  const { registry, wanted, report } = options;
  const config = await options.config().catch(() => null);
  if (config?.flags?.['overrides'] !== true) {
    // A deployment for people: what a link left behind goes away unseen.
    if (config) clearOverrides();
    report(new Error('overrides are not enabled by this configuration'), { phase: 'registry' });
    return { registry, shown: [], versions: [] };
  }
  const outcomes = await Promise.all(
    Object.entries(wanted).map(async ([app, url]) => {
      const allowed = config.allowedOrigins.includes(new URL(url).origin);
      const made = allowed ? await tryRead(app, url) : ({ kind: 'origin' } as const);
      return { app, url, made };
    }),
  );
  const apps: Record<string, readonly RegistryVersion[]> = { ...registry.apps };
  const versions: RegistryVersion[] = [];
  for (const { app, made } of outcomes) {
    if (made.kind === 'version') {
      apps[app] = [made.version];
      versions.push(made.version);
    } else report(new Error('an override was refused'), { app, phase: 'registry' });
  }
  const shown = outcomes.map(({ app, url, made }) => ({
    app,
    url,
    outcome: made.kind === 'version' ? ({ kind: 'active' } as const) : made,
  }));
  return { registry: { ...registry, apps }, shown, versions };
}

type Made =
  | { readonly kind: 'version'; readonly version: RegistryVersion }
  | Exclude<OverrideOutcome, { kind: 'active' }>;

async function tryRead(app: string, url: string): Promise<Made> {
  try {
    return { kind: 'version', version: await readDescriptor(app, url) };
  } catch (error) {
    return { kind: 'invalid', detail: error instanceof Error ? error.message : String(error) };
  }
}
