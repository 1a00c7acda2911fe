import type { Language, PlatformV1, Store } from '@nafas/platform';
import type { ParsedRegistry, RegistryVersion } from '@nafas/platform/registry';
import type { RemoteModule } from '@nafas/platform/remote-module';
import { preload, type EarlyFile } from '../base/preload.ts';
import { savesData } from '../base/saves-data.ts';
import { whenSettled } from '../base/when-settled.ts';
import type { ScriptOrigins } from '../config/script-origins.ts';
import type { LoadFeature, LoadPurpose } from './load-feature.ts';
import { platformFor } from './platform-for.ts';
import { loadScreening } from './load-screening.ts';
import { navEntries, routeFor } from './registry-view.ts';
import { viewFiles } from './view-files.ts';
import { viewsAt } from './views-at.ts';

export interface Prefetch {
  /**
   * Starts loading the features that the page at this address will mount, beside everything else that start-up waits
   * for. A failure here is silent: it happens again, and is reported, when the page mounts them.
   */
  loadEarly(registry: ParsedRegistry, pathname: string): void;
  /**
   * Loads the feature of a page ahead and runs its code, when somebody points at the way to it: on a slow device that
   * is most of what a first visit waits for.
   */
  preparePage(
    registry: ParsedRegistry,
    pathname: string,
    platform: PlatformV1 | null,
  ): Promise<void>;
  /**
   * Loads the pages of the navigation ahead, one after the other, and what they share for fields of text, once nothing
   * on this page is loading any more. Not when the person asked to save data, and not in browsers that can't tell when
   * they are idle. Returns how to stop.
   */
  prefetchWhenIdle(registry: ParsedRegistry): () => void;
}

export interface PrefetchParts {
  readonly loadFeature: LoadFeature;
  readonly scripts: ScriptOrigins;
  readonly language: Store<Language>;
  /** Whether it is known by now that nobody is signed in and no demo is running. */
  isKnownGuest(): boolean;
  isDemo(): boolean;
}

export function createPrefetch({
  loadFeature,
  scripts,
  language,
  isKnownGuest,
  isDemo,
}: PrefetchParts): Prefetch {
  const asked = new Set<string>();
  const ahead = new Map<RegistryVersion, Promise<RemoteModule | undefined>>();

  /** @returns nothing when it can't be loaded: the mount will say it, with its number. */
  async function load(
    version: RegistryVersion,
    views: readonly string[],
    ask: (file: EarlyFile) => void,
    purpose: LoadPurpose = 'ahead',
  ): Promise<RemoteModule | undefined> {
    try {
      await scripts.ready();
      for (const file of viewFiles(version, views, language.get())) {
        if (scripts.isAllowed(file.url) && !asked.has(file.url)) {
          asked.add(file.url);
          ask(file);
        }
      }
      return await loadFeature(version, purpose);
    } catch {
      return undefined;
    }
  }

  /** Loads a feature and puts its page's files into the browser's cache, once; the page's code doesn't run yet. */
  function loadAhead(version: RegistryVersion): Promise<RemoteModule | undefined> {
    const known = ahead.get(version);
    if (known) return known;
    const modulePromise = load(version, ['page'], fetchAhead);
    ahead.set(version, modulePromise);
    void modulePromise.then((module) => module ?? ahead.delete(version));
    return modulePromise;
  }

  /** Puts a file that may be wanted into the browser's cache. A preload would complain of being too early. */
  function fetchAhead({ url, integrity }: EarlyFile): void {
    void fetch(url, { integrity, priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => asked.delete(url));
  }

  return {
    loadEarly(registry, pathname) {
      // Whether the backend is new enough is asked beside the code, not once it is there.
      const purpose = isDemo() ? 'demo' : 'real';
      for (const { version, views } of viewsAt(registry, pathname, isKnownGuest())) {
        void load(version, views, preload, purpose);
      }
    },
    async preparePage(registry, pathname, platform) {
      const version = routeFor(registry, pathname)?.version;
      const module = version && (await loadAhead(version));
      // The mount will say what fails here.
      if (!platform || !module) return;
      await module
        .prepare?.({ kind: 'page', pathname }, platformFor(module, platform))
        .catch(() => undefined);
    },
    prefetchWhenIdle(registry) {
      if (typeof requestIdleCallback === 'undefined' || savesData()) return () => undefined;
      const paths = navEntries(registry).map(({ path }) => path);
      let isStopped = false;
      let stop = whenSettled(next);
      function next(): void {
        const path = paths.shift();
        if (path === undefined) {
          // Whatever is written next is screened for words of crisis, also without a network.
          loadScreening().catch(() => undefined);
          return;
        }
        const goOn = () => {
          if (!isStopped) stop = whenSettled(next);
        };
        const version = routeFor(registry, path)?.version;
        if (version) void loadAhead(version).then(goOn);
        else goOn();
      }
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
