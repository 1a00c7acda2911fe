import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import * as routerFacade from '@nafas/platform/router';
import * as i18next from 'i18next';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { loadEntryScript, type Container, type EntryToLoad } from './load-entry-script.ts';
import * as reactI18next from './react-i18next-shared.ts';

const pending = new Map<string, EntryToLoad>();

function eager(version: string, module: unknown) {
  return {
    version,
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: false as const },
  };
}

/** The shell's half of the federation: what it shares, and its own way of running entries (with integrity). */
const federation: ModuleFederation = createInstance({
  name: 'nafas_shell',
  remotes: [],
  plugins: [
    // Remotes are built with `externalRuntime`: they use this copy of the runtime core and save 17 KB each.
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
  shared: {
    react: eager(React.version, React),
    'react/jsx-runtime': eager(React.version, jsxRuntime),
    'react-dom': eager(ReactDOM.version, ReactDOM),
    'react-dom/client': eager(ReactDOM.version, ReactDOMClient),
    '@nafas/platform/router': eager('0.1.0', routerFacade),
    i18next: eager('27.1.2', i18next),
    'react-i18next': eager('18.0.1', reactI18next),
    '@tanstack/react-query': {
      version: '5.108.0',
      get: () => import('@tanstack/react-query').then((module) => () => module),
      shareConfig: { singleton: true, requiredVersion: false },
    },
    '@nafas/care/screening': {
      version: '0.1.0',
      get: () => import('@nafas/care/screening').then((module) => () => module),
      shareConfig: { singleton: true, requiredVersion: false },
    },
    // What an app in development compiles its JSX to; production builds leave it out.
    ...(process.env['NODE_ENV'] === 'development' && {
      'react/jsx-dev-runtime': {
        version: React.version,
        get: () => import('react/jsx-dev-runtime').then((module) => () => module),
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    }),
  },
});

/** Runs an entry, initialises its share scope and returns its `./remote` module, unchecked. */
export async function loadRemoteModule(entry: EntryToLoad): Promise<unknown> {
  pending.set(entry.container, entry);
  federation.registerRemotes(
    [{ name: entry.container, entry: entry.url, type: 'global', entryGlobalName: entry.container }],
    // Forget what an earlier attempt left behind.
    { force: true },
  );
  const module = await federation.loadRemote<{ default?: unknown }>(`${entry.container}/remote`);
  return module?.default;
}
