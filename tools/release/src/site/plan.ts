import { isUnder, PATHS } from '@nafas/platform';
import type { Registry } from '@nafas/platform/registry';
import { TEXT_LANGUAGES, textsAddress } from '@nafas/registry';
import {
  APP_PAGE_HEADERS,
  assetHeaders,
  hashedFileHeaders,
  shellHeaders,
} from '@nafas/serve/security-headers';
import type { Environment } from '../environment/environment.ts';
import { Refusal } from '../refusal.ts';

/** Everything a web server is told, whichever it is. */
export interface SitePlan {
  readonly site: URL;
  readonly apps: URL;
  /** Absolute folder of the built shell. */
  readonly shell: string;
  /** Absolute folder of the place. */
  readonly place: string;
  /** Addresses that are answered from the environment: their path, and the file below the place. */
  readonly documents: Readonly<Record<string, string>>;
  /** Below these the script finds the page: they are answered with `app.html`. */
  readonly scriptPaths: readonly string[];
  /** Below these another page says that nothing is there: `/ar/404.html`. */
  readonly languages: readonly string[];
  readonly shellHeaders: Readonly<Record<string, string>>;
  /** The names of those that files with a hash in their name go without: documents alone need them. */
  readonly documentHeaders: readonly string[];
  /** The headers of `app.html`; they replace those of the same names. */
  readonly appPageHeaders: Readonly<Record<string, string>>;
  readonly appHeaders: Readonly<Record<string, string>>;
}

export const FOREVER = 'public, max-age=31536000, immutable';
/** Files with a hash in their name never change. */
export const HASHED = String.raw`\.[0-9a-f]{8,}\.\w+$`;
/** Two years, as browsers' own lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

interface SiteOptions {
  readonly shell: string;
  readonly languages: readonly string[];
  /** Where browsers send what the policy blocked. */
  readonly reportTo?: string | undefined;
}

/** Plans the files and headers a web server needs. Throws a Refusal when the environment is in no local folder. */
export async function sitePlan(environment: Environment, options: SiteOptions): Promise<SitePlan> {
  const { place, paths, settings, config } = environment;
  if (!place.address.startsWith('/')) {
    throw new Refusal(
      `${place.address} is no folder of the server: mount or copy the bucket there.`,
    );
  }
  const stored = await place.read(paths.registry);
  const registry = stored
    ? (JSON.parse(new TextDecoder().decode(stored.bytes)) as Registry)
    : { microFrontends: {} };
  const headers = shellHeaders(config, options.reportTo);
  const hashed = hashedFileHeaders(headers);
  const isSecure = settings.site.startsWith('https:');
  const secure = isSecure ? { 'Strict-Transport-Security': HSTS } : {};
  return {
    site: new URL(settings.site),
    apps: new URL(settings.apps),
    shell: options.shell,
    place: place.address,
    documents: {
      '/config.json': paths.config,
      '/registry.json': paths.registry,
      '/registry.json.sig': paths.signature,
      ...Object.fromEntries(
        TEXT_LANGUAGES.flatMap((each) => [
          [textsAddress(each), paths.texts(each)],
          [`${textsAddress(each)}.sig`, `${paths.texts(each)}.sig`],
        ]),
      ),
    },
    scriptPaths: outermost([PATHS.dashboard, '/auth', ...listRoutes(registry)]),
    languages: options.languages,
    shellHeaders: {
      ...headers,
      ...secure,
    },
    documentHeaders: Object.keys(headers).filter((name) => !(name in hashed)),
    appPageHeaders: APP_PAGE_HEADERS,
    appHeaders: { ...assetHeaders(), ...secure },
  };
}

function listRoutes({ microFrontends }: Pick<Registry, 'microFrontends'>): string[] {
  return Object.values(microFrontends).flatMap((versions) =>
    versions.flatMap(({ extras }) => extras.feature.routes.map(({ path }) => path)),
  );
}

/** Without the paths that lie under another one. */
function outermost(paths: readonly string[]): string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => other !== path && isUnder(path, other)));
}
