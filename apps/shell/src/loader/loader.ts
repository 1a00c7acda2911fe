import type { Language, Store } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import type { ReportError } from '../base/report.ts';
import type { ScriptOrigins } from '../config/script-origins.ts';
import { createDeployedSchema } from './deployed-schema.ts';
import { createFeatureLoader, type LoadFeature } from './load-feature.ts';
import { createOverrides, type Overrides } from './overrides/overrides.ts';
import { createParcelHost, type MountParcel } from './parcel-host.ts';
import { createPrefetch, type Prefetch } from './prefetch.ts';
import { createEntryRunner } from './run-entry.ts';

/** Everything that brings feature apps into the page. */
export interface Loader extends Prefetch {
  readonly loadFeature: LoadFeature;
  readonly mountParcel: MountParcel;
  readonly overrides: Overrides;
}

export interface LoaderParts {
  readonly config: () => Promise<ShellConfig>;
  readonly scripts: ScriptOrigins;
  readonly report: ReportError;
  readonly language: Store<Language>;
  isKnownGuest(): boolean;
  isDemo(): boolean;
  /** Another way of loading features, for tests. */
  readonly loadFeature?: LoadFeature | undefined;
}

export function createLoader(parts: LoaderParts): Loader {
  const { config, scripts, report, language, isKnownGuest, isDemo } = parts;
  const loadFeature =
    parts.loadFeature ??
    createFeatureLoader({
      scripts,
      schema: createDeployedSchema(config),
      runEntry: createEntryRunner(report),
    });
  return {
    loadFeature,
    mountParcel: createParcelHost(),
    overrides: createOverrides(config, report),
    ...createPrefetch({ loadFeature, scripts, language, isKnownGuest, isDemo }),
  };
}
