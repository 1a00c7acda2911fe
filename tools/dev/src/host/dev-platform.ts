import {
  createStore,
  readOnly,
  type ActionArgument,
  type PlatformV1,
  type Store,
  type WritableStore,
} from '@nafas/platform';
import type { createBrowserRouter } from 'react-router';
import { fakePlatform } from '@nafas/platform/testing';
import { devAuth } from './dev-auth.ts';

type Router = Pick<
  ReturnType<typeof createBrowserRouter>,
  'state' | 'subscribe' | 'navigate' | 'createHref'
>;

/** An action by its id within the app, and what it was opened with. */
export interface OpenAction {
  readonly id: string;
  readonly argument?: ActionArgument | undefined;
}

export interface DevPlatform {
  readonly platform: PlatformV1;
  /** The latest requests of the app to its shell, newest first: notices, reports, actions of other apps. */
  readonly said: Store<readonly string[]>;
  /** The action that is open; null when none is. */
  readonly action: WritableStore<OpenAction | null>;
}

const KEPT = 5;

/** The contract with real stores and a real router, in demo scope: apps then use their simulated data. */
export function createDevPlatform(router: Router): DevPlatform {
  const said = createStore<readonly string[]>([]);
  const say = (text: string) => said.set([text, ...said.get()].slice(0, KEPT));
  const action = createStore<OpenAction | null>(null);
  const { platform } = fakePlatform({
    location: readOnly({
      get: () => router.state.location,
      subscribe: (listener: () => void) => router.subscribe(listener),
    }),
    navigate(to, options) {
      if (typeof to === 'number') void router.navigate(to);
      else void router.navigate(to, options);
    },
    notify: (notice) => say(notice.message),
    // `<app>.<action>`; an id of another app is only named.
    open(id, argument) {
      say(`open ${id} ${argument === undefined ? '' : JSON.stringify(argument)}`.trimEnd());
      action.set({ id: id.slice(id.indexOf('.') + 1), argument });
    },
    report(error) {
      say(`report: ${error instanceof Error ? error.message : String(error)}`);
      console.error(error);
    },
    auth: () => Promise.resolve(devAuth(say)),
    // Same origin and an address that changes with each save: there is nothing to verify.
    startWorker: (url) => Promise.resolve(new Worker(url)),
  });
  return { platform, said: readOnly(said), action };
}
