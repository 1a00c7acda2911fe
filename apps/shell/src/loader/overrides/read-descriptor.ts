import { parseRegistry, REGISTRY_SCHEMA_URL, type RegistryVersion } from '@nafas/platform/registry';

const TIMEOUT_MS = 5_000;

/** The `feature.json` of a build, before it is checked. */
interface Described {
  readonly feature?: unknown;
  readonly version?: unknown;
  readonly container?: unknown;
  readonly entry?: DescribedFile;
  readonly files?: readonly DescribedFile[];
}

interface DescribedFile {
  readonly file?: unknown;
  readonly integrity?: unknown;
}

/**
 * Reads a build's `feature.json` as a registry record, by the same rules as the registry: every file has its sha384.
 * Rejects when it can't be had, is not valid, describes another app, or names a file outside its folder.
 */
export async function readDescriptor(app: string, url: string): Promise<RegistryVersion> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const described = (await response.json()) as Described | null;
  const folder = new URL('.', url).href;
  const located = (file: DescribedFile | undefined) => {
    const address = new URL(String(file?.file), folder).href;
    if (!address.startsWith(folder)) throw new Error(`${address} is not below ${folder}`);
    return { url: address, integrity: file?.integrity };
  };
  const entry = located(described?.entry);
  const record = {
    url: entry.url,
    metadata: { version: described?.version, integrity: entry.integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      feature: described?.feature,
      container: described?.container,
      files: (described?.files ?? []).map(located),
    },
  };
  const { apps, problems } = parseRegistry({
    schema: REGISTRY_SCHEMA_URL,
    microFrontends: { [app]: [record] },
  });
  const version = apps[app]?.[0];
  if (!version) throw new Error(problems[0]?.message ?? `${url} is not valid`);
  const { id } = version.extras.feature;
  if (`nafas/${id}` !== app) throw new Error(`${url} describes ${id}`);
  return version;
}
