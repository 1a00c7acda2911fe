import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/enhanced/runtime';
import { loadEntryScript, type Container, type EntryToLoad } from './load-entry-script.ts';
import { SHARED_MODULES, type SharedModule } from './shared-modules.ts';
import type { LoadRemoteModule } from './run-container.ts';

const shareConfig = { singleton: true, requiredVersion: false as const };

function toShare(shared: SharedModule) {
  const { version } = shared;
  if ('module' in shared) return { version, lib: () => shared.module, shareConfig };
  const get = () => shared.load().then((module) => () => module);
  // An app that brings a copy of the same version must not put it in the place of this one.
  return { version, get, shareConfig, strategy: 'loaded-first' as const };
}

/**
 * Module Federation 2's runtime (25 KB brotli) for apps that don't say they can do without: those of earlier contracts
 * bring none of their own, and nothing is known of those of others.
 */
export function createRuntimeCore(): LoadRemoteModule {
  const pending = new Map<string, EntryToLoad>();
  const federation = createInstance({
    name: 'nafas_shell',
    remotes: [],
    plugins: [
      injectExternalRuntimeCore(),
      {
        name: 'nafas-entry-loader',
        loadEntry({ remoteInfo }) {
          const entry = pending.get(remoteInfo.name);
          if (!entry) throw new Error(`${remoteInfo.name} was not announced`);
          return loadEntryScript(entry) as Promise<Container & Record<string, never>> as never;
        },
      },
    ],
    shared: Object.fromEntries(
      Object.entries(SHARED_MODULES).map(([name, shared]) => [name, toShare(shared)]),
    ),
  });

  return async (entry) => {
    pending.set(entry.container, entry);
    // Forgets what an earlier attempt left behind, as `force` does; that one warns in the console, at each attempt.
    const earlier = federation.options.remotes.find(({ name }) => name === entry.container);
    if (earlier) federation.remoteHandler['removeRemote'](earlier);
    federation.registerRemotes([
      {
        name: entry.container,
        entry: entry.url,
        type: 'global',
        entryGlobalName: entry.container,
      },
    ]);
    const module = await federation.loadRemote<{ default?: unknown }>(`${entry.container}/remote`);
    return module?.default;
  };
}
