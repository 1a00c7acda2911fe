import { isUnder, PATHS, type Language } from '@nafas/platform';
import type {
  ParsedRegistry,
  RegistryTexts,
  RegistryVersion,
  ShellConfig,
} from '@nafas/platform/registry';
import { askForDocument } from '../base/early-documents.ts';
import { preload, type EarlyFile } from '../base/preload.ts';
import { browserBucket, withTraffic } from '../loader/traffic.ts';
import { viewFiles } from '../loader/view-files.ts';
import { viewsAt } from '../loader/views-at.ts';

/** What the build says in the document of the app, since names of files hold hashes. */
export interface EarlyNames {
  /** The client of the backend. */
  readonly client: EarlyFile;
  /** What every page of the dashboard wants. */
  readonly dashboard: EarlyFile;
  /** The addresses of the shell's own texts, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** What is known of a visit before the shell runs. */
export interface Visit {
  readonly pathname: string;
  readonly language: Language;
  readonly isDemo: boolean;
  /** Whether this device keeps a session. */
  readonly isSignedIn: boolean;
  /** Whether local builds stand in for some of the registry's: which, the shell finds out. */
  readonly isOverridden: boolean;
}

/** What is read here of a document that nobody has looked at yet; where it is something else, nothing is asked for. */
interface UnreadRegistry {
  readonly microFrontends: ParsedRegistry['apps'];
}

/**
 * Asks for what the page at this address will want, while the shell's own scripts are on their way: its texts, and the code
 * of its views as far as the registry tells. A wrong guess costs bytes, a missing one time: the shell asks for all of it again.
 */
export function askEarly(names: EarlyNames, visit: Visit): void {
  const { pathname, language, isDemo, isSignedIn } = visit;
  for (const url of names.texts[language] ?? []) preload({ url, integrity: '' });
  // The session is asked for with it. The demo asks no backend.
  if (!isDemo && isSignedIn) preload(names.client);
  const views = findViewFiles(visit).catch(() => []);
  // Behind the first of the scripts that draw the page around the views, and beside what is left of the second: at once all of
  // them would come later, and after both the line would stand idle until these have run.
  void firstScriptIsHere().then(async () => {
    // Who is not signed in is led elsewhere from there.
    if ((isDemo || isSignedIn) && isUnder(pathname, PATHS.dashboard)) preload(names.dashboard);
    for (const file of await views) preload(file);
    // Where nobody is signed in the backend is asked once the page stands.
    if (!isDemo && !isSignedIn) preload(names.client, 'low');
  });
}

/**
 * Resolves once the first of the document's own scripts has come, before it runs. A quick line may bring it before the document is
 * read so far as to name it, so that all that has come is looked at, and once more when the document is read.
 */
function firstScriptIsHere(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const here = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      if (![...document.scripts].some(({ defer, src }) => defer && here.has(src))) return;
      observer.disconnect();
      document.removeEventListener('readystatechange', look);
      resolve();
    };
    const observer = new PerformanceObserver(look);
    observer.observe({ type: 'resource', buffered: true });
    document.addEventListener('readystatechange', look);
  });
}

/** The files of the views at the address; none where local builds may stand in for them. */
async function findViewFiles(visit: Visit): Promise<EarlyFile[]> {
  const { pathname, language, isDemo, isSignedIn, isOverridden } = visit;
  const [config, registry, texts] = await Promise.all([
    read<ShellConfig>('/config.json'),
    read<UnreadRegistry>('/registry.json'),
    // English names are in the registry itself.
    language === 'en'
      ? ({} as RegistryTexts)
      : read<RegistryTexts>(`/registry.${language}.json`).catch((): RegistryTexts => ({})),
  ]);
  if (isOverridden) return [];
  const allowed = new Set([location.origin, ...config.allowedOrigins]);
  const chosen = withTraffic({ apps: registry.microFrontends, problems: [] }, browserBucket());
  return viewsAt(chosen, pathname, !isDemo && !isSignedIn)
    .flatMap(({ version, views }) => [
      ...viewFiles(version, views, language),
      ...findTexts(chosen, version, texts),
    ])
    .map((file) => ({ ...file, url: resolve(file.url) }))
    .filter(({ url }) => allowed.has(new URL(url).origin));
}

/** Where the own texts of a version are, in another language than English. */
function findTexts(
  { apps }: ParsedRegistry,
  version: RegistryVersion,
  texts: RegistryTexts,
): EarlyFile[] {
  const app = Object.keys(apps).find((name) => apps[name]?.includes(version)) ?? '';
  const files = texts[app]?.files?.[version.metadata.version] ?? [];
  return files.map(({ file, integrity }) => ({
    url: resolve(file, resolve(version.url)),
    integrity,
  }));
}

const resolve = (address: string, base = document.baseURI) => new URL(address, base).href;

/** Reads a document that the shell will read too. */
async function read<Read>(address: string): Promise<Read> {
  const answer = await askForDocument(address);
  return (await answer.clone().json()) as Read;
}
