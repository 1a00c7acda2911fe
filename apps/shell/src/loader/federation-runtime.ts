import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { Share } from '@nafas/platform';
import * as routerFacade from '@nafas/platform/router';
import * as i18next from 'i18next';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { ReportError } from '../base/report.ts';
import { HOST_SHARES } from '../config/host-shares.ts';
import { createStyleContainer } from './contain-styles.ts';
import { loadEntryScript, type Container, type EntryToLoad } from './load-entry-script.ts';
import * as reactI18next from './react-i18next-shared.ts';

/** Runs an entry, initialises its share scope and returns its `./remote` module, unchecked. */
export type LoadRemoteModule = (entry: EntryToLoad) => Promise<unknown>;

const shareConfig = { singleton: true, requiredVersion: false as const };

function eager(share: Share, module: unknown) {
  return { version: HOST_SHARES[share], lib: () => module, shareConfig };
}

function lazy(share: Share, load: () => Promise<unknown>) {
  const get = () => load().then((module) => () => module);
  // An app that brings a copy of the same version must not put it in the place of this one.
  return { version: HOST_SHARES[share], get, shareConfig, strategy: 'loaded-first' as const };
}

/** Every share of the contract; the type checker misses one that is not here. */
const shared: Readonly<Record<Share, ReturnType<typeof eager> | ReturnType<typeof lazy>>> = {
  react: eager('react', React),
  'react/jsx-runtime': eager('react/jsx-runtime', jsxRuntime),
  'react-dom': eager('react-dom', ReactDOM),
  'react-dom/client': eager('react-dom/client', ReactDOMClient),
  '@nafas/platform/router': eager('@nafas/platform/router', routerFacade),
  i18next: eager('i18next', i18next),
  'react-i18next': eager('react-i18next', reactI18next),
  '@tanstack/react-query': lazy('@tanstack/react-query', () => import('@tanstack/react-query')),
  '@nafas/care/screening': lazy('@nafas/care/screening', () => import('@nafas/care/screening')),
};

/** The shell's half of the federation: what it shares, and its own way of running entries (with integrity). */
export function createFederation(report: ReportError): LoadRemoteModule {
  const styles = createStyleContainer(report);
  const pending = new Map<string, EntryToLoad>();
  const federation = createInstance({
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
      ...shared,
      // The JSX runtime of apps in development; production builds leave it out.
      ...(process.env['NODE_ENV'] === 'development' && {
        'react/jsx-dev-runtime': {
          version: React.version,
          get: () => import('react/jsx-dev-runtime').then((module) => () => module),
          shareConfig,
        },
      }),
    },
  });

  return async (entry) => {
    pending.set(entry.container, entry);
    styles.announce(entry.app, entry.url);
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
