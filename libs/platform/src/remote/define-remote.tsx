import React, { type ComponentType, startTransition } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Search } from '../contract/search.ts';
import { appI18n, type LoadMessages } from '../i18n/app-i18n.ts';
import type { RemoteProps } from './mount-context.ts';
import type { Lifecycles, RemoteModule, ViewName } from './remote-module.ts';
import { RemoteRoot } from './RemoteRoot.tsx';

/** What a view's file exports. */
interface ViewFile {
  readonly default: ComponentType;
  /** For a page that has several: loads the code of the one at an address. */
  readonly prepare?: (pathname: string) => Promise<unknown>;
}

type LoadView = () => Promise<ViewFile>;

/** The views of an app and its texts, each loaded when it is first asked for. Ids are those of its feature. */
export interface RemoteViews {
  /** The app's texts in one language, split by the bundler. */
  readonly messages: LoadMessages;
  readonly page?: LoadView;
  /** Widgets by slot id, as the feature declares them. */
  readonly slots?: Readonly<Record<string, LoadView>>;
  /** Dialogs by action id, as the feature declares them. */
  readonly actions?: Readonly<Record<string, LoadView>>;
  /** The search that the feature declares as `search`; loaded when somebody types. */
  readonly search?: () => Promise<{ default: Search }>;
}

/**
 * Makes the module a feature app exposes: fresh single-spa lifecycles for each mount. Views and texts are loaded
 * side by side when the first mount asks for them, so that a slot doesn't pay for the page.
 */
export function defineRemote(views: RemoteViews): RemoteModule {
  const make = (load: LoadView) => () => lifecycles(load, views.messages);
  const makeAll = (loads: Readonly<Record<string, LoadView>> = {}) =>
    Object.fromEntries(Object.entries(loads).map(([id, load]) => [id, make(load)]));
  return {
    contract: 2,
    ...(views.page && { page: make(views.page) }),
    ...(views.search && { search: searchWhenAsked(views.search) }),
    slots: makeAll(views.slots),
    actions: makeAll(views.actions),
    prepare: async (view, platform) => {
      await Promise.all([prepareView(views, view), appI18n(platform, views.messages)]);
    },
  };
}

function searchWhenAsked(load: () => Promise<{ default: Search }>): Search {
  return async (platform, text) => (await load()).default(platform, text);
}

async function prepareView(views: RemoteViews, view: ViewName): Promise<void> {
  const file = await viewLoader(views, view)?.();
  if (view.kind === 'page' && view.pathname !== undefined) await file?.prepare?.(view.pathname);
}

function viewLoader(views: RemoteViews, view: ViewName): LoadView | undefined {
  if (view.kind === 'page') return views.page;
  return (view.kind === 'slot' ? views.slots : views.actions)?.[view.id];
}

function lifecycles(load: LoadView, messages: LoadMessages): Lifecycles {
  return singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot: createSlicedRoot },
    renderType: 'createRoot',
    // Without one, a throw in the first render leaves the mount pending for ever. RemoteRoot's own boundary tells
    // the shell; this one only catches what RemoteRoot itself might throw.
    errorBoundary: () => <></>,
    loadRootComponent: async (props) => {
      if (!props) throw new Error('mounted without props');
      const [view, i18n] = await Promise.all([load(), appI18n(props.platform, messages)]);
      const remote: RemoteProps = { platform: props.platform, mount: props.mount };
      return () => <RemoteRoot remote={remote} i18n={i18n} View={view.default} />;
    },
  });
}

/** A root that draws a view in slices: a press meanwhile waits for one of them and not for the whole view. */
function createSlicedRoot(...made: Parameters<typeof ReactDOMClient.createRoot>) {
  const root = ReactDOMClient.createRoot(...made);
  return {
    render: (view: React.ReactNode) => startTransition(() => root.render(view)),
    unmount: () => root.unmount(),
  };
}
