import type { Share } from '@nafas/platform';
import * as routerFacade from '@nafas/platform/router';
import * as schemaFacade from '@nafas/platform/schema';
import * as i18next from 'i18next';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { HOST_SHARES } from '../config/host-shares.ts';
import { loadQuery } from './load-query.ts';
import { loadScreening } from './load-screening.ts';
import * as reactI18next from './react-i18next-shared.ts';

/** A module that apps take from this shell: it is here already, or it is loaded for the first app that wants it. */
export type SharedModule = { readonly version: string } & (
  { readonly module: unknown } | { readonly load: () => Promise<unknown> }
);

const here = (share: Share, module: unknown) => ({ version: HOST_SHARES[share], module });
const later = (share: Share, load: () => Promise<unknown>) => ({
  version: HOST_SHARES[share],
  load,
});

/** Every share of the contract; the type checker misses one that is not here. */
const shares: Readonly<Record<Share, SharedModule>> = {
  react: here('react', React),
  'react/jsx-runtime': here('react/jsx-runtime', jsxRuntime),
  'react-dom': here('react-dom', ReactDOM),
  'react-dom/client': here('react-dom/client', ReactDOMClient),
  '@nafas/platform/router': here('@nafas/platform/router', routerFacade),
  '@nafas/platform/schema': here('@nafas/platform/schema', schemaFacade),
  i18next: here('i18next', i18next),
  'react-i18next': here('react-i18next', reactI18next),
  '@tanstack/react-query': later('@tanstack/react-query', loadQuery),
  '@nafas/care/screening': later('@nafas/care/screening', loadScreening),
};

/** What this shell shares, by name. */
export const SHARED_MODULES: Readonly<Record<string, SharedModule>> = {
  ...shares,
  // The JSX runtime of apps in development; production builds leave it out.
  ...(process.env['NODE_ENV'] === 'development' && {
    'react/jsx-dev-runtime': {
      version: React.version,
      load: () => import('react/jsx-dev-runtime'),
    },
  }),
};
