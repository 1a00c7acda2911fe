import { join } from 'node:path';
import type { Registry, ShellConfig } from '@nafas/platform/registry';
import {
  composeRegistry,
  composeTexts,
  readDescriptor,
  TEXT_LANGUAGES,
  textsAddress,
  type Deployed,
} from '@nafas/registry';
import { listen, type Listening } from './listen.ts';
import { assetHeaders, shellFileHeaders } from './security-headers.ts';
import { servePlace, type PlaceOptions, type ServedPlace } from './serve-place.ts';
import { shellFallback, withSite } from './shell-pages.ts';
import { staticApp, type Fallback } from './static-app.ts';

/** What is served: the builds below the workspace, the backend they call, and releases over them. */
export interface ServeOptions {
  /** The workspace. */
  readonly root: string;
  /** Folders of the feature apps below `root`, e.g. `apps/auth`. */
  readonly features: readonly string[];
  /** Starts or names the backend; it is told the shell's origin, which alone may call it from a browser. */
  readonly backend: (shellOrigin: string) => Promise<ShellConfig['backend']>;
  /** First port: the shell takes it, each app one of its own after it. 0 takes any free ones. */
  readonly port: number;
  /** Further origins the shell allows feature apps from. */
  readonly moreOrigins?: readonly string[];
  /** Releases that stand over the builds, read anew whenever the registry is asked for. */
  readonly place?: PlaceOptions | undefined;
  /** Whether a browser may put another build of an app in its place; default no. */
  readonly overrides?: boolean;
}

/** The product as it is served. */
export interface Served {
  /** Where the shell is: the address to open. */
  readonly url: string;
  /** Origin of each feature app, by its id. */
  readonly origins: Readonly<Record<string, string>>;
  /** The configuration as it is answered; a test may set another flag. */
  readonly config: ShellConfig;
  /** The registry as it is answered now; a test may put another in its place. */
  registry: Registry;
  /** What answers an address that has no file of its own; a test may have it wait. */
  fallback(path: string): Promise<Fallback>;
  /** What is sent in place of a text of the shell, such as that of `/app.html`; a test may send another deployment's. */
  edit(text: string, file: string): string;
  close(): Promise<void>;
}

/** Serves the built shell and each built feature app on an origin of its own. Throws when one is not built. */
export async function serveProduct(options: ServeOptions): Promise<Served> {
  const { root, features, port } = options;
  const { open, deployed } = await serveFeatures(root, features, port);
  const place = options.place && (await servePlace(options.place));
  if (place) open.push(place);
  const config: ShellConfig = {
    // Filled in below: the backend is told the shell's address, which is known only once it listens.
    backend: { url: 'http://127.0.0.1', anonKey: '-' },
    allowedOrigins: [...open.map(({ origin }) => origin), ...(options.moreOrigins ?? [])],
    flags: { overrides: options.overrides ?? false },
  };
  const served: Served = {
    url: '',
    config,
    origins: Object.fromEntries(deployed.map((each) => [each.descriptor.feature.id, each.baseUrl])),
    registry: composeRegistry(deployed),
    fallback: async (path) => shellFallback(await readRegistry(), path),
    edit: (text) => withSite(text, served.url),
    close: async () => {
      await Promise.all(open.map((each) => each.close()));
    },
  };
  const readRegistry = async () => place?.overlay(served.registry) ?? served.registry;
  const shell = await listen(
    staticApp({
      dir: join(root, 'apps/shell/dist'),
      headers: (file) => shellFileHeaders(config, file),
      documents: {
        '/config.json': () => config,
        '/registry.json': readRegistry,
        ...textDocuments(deployed, place),
      },
      fallback: (path) => served.fallback(path),
      edit: (text, file) => served.edit(text, file),
    }),
    port,
  );
  open.push(shell);
  try {
    const { url, anonKey } = await options.backend(shell.origin);
    config.backend = { url, anonKey };
  } catch (error) {
    await served.close();
    throw error;
  }
  return Object.assign(served, { url: shell.origin });
}

/** What the features are called in each language, read anew whenever it is asked for. */
function textDocuments(deployed: readonly Deployed[], place: ServedPlace | undefined) {
  const built = deployed.map(({ descriptor }) => descriptor);
  return Object.fromEntries(
    TEXT_LANGUAGES.map((language) => [
      textsAddress(language),
      async () => ({ ...composeTexts(built, language), ...(await place?.texts(language)) }),
    ]),
  );
}

async function serveFeatures(root: string, features: readonly string[], port: number) {
  const open: Listening[] = [];
  const deployed: Deployed[] = [];
  for (const [index, folder] of features.entries()) {
    const dir = join(root, folder, 'dist');
    const descriptor = await readDescriptor(dir);
    const app = await listen(staticApp({ dir, headers: assetHeaders }), port && port + 1 + index);
    open.push(app);
    deployed.push({ descriptor, baseUrl: app.origin });
  }
  return { open, deployed };
}
