import type { BackendV1 } from '../contract/backend.ts';
import type { ActionArgument } from '../contract/action-argument.ts';
import type { ConflictChoice, OutboxConflict, OutboxWrite } from '../contract/outbox.ts';
import type { Notice, PlatformV1 } from '../contract/platform.ts';
import { PLATFORM_VERSION } from '../contract/version.ts';
import type { Session } from '../contract/session.ts';
import { createStore } from '../contract/store.ts';
import { loadGeneric } from '../generic/index.ts';
import {
  LANGUAGES,
  type Connectivity,
  type Language,
  type PlatformLocation,
  type Theme,
} from '../contract/values.ts';

/** A platform for component tests: real stores, recorded calls, demo mode unless told otherwise. */
export function fakePlatform(overrides: Partial<PlatformV1> = {}) {
  const ended = new AbortController();
  const stores = {
    theme: createStore<Theme>('light'),
    language: createStore<Language>('en'),
    country: createStore<string | null>(null),
    session: createStore<Session>({ status: 'signed-out' }),
    location: createStore<PlatformLocation>({
      pathname: '/',
      search: '',
      hash: '',
      state: null,
      key: 'a',
    }),
    connectivity: createStore<Connectivity>('online'),
    pending: createStore<readonly OutboxWrite[]>([]),
    conflicts: createStore<readonly OutboxConflict[]>([]),
  };
  const calls = {
    navigate: [] as (string | number)[],
    notices: [] as Notice[],
    opened: [] as string[],
    /** The argument of each of `opened`. */
    openedWith: [] as (ActionArgument | undefined)[],
    reported: [] as unknown[],
    /** Topics, in the order in which they were told. */
    invalidated: [] as string[],
    written: [] as OutboxWrite[],
    resolved: [] as [id: string, choice: ConflictChoice][],
  };
  const topics = new Map<string, Set<() => void>>();
  const platform: PlatformV1 = {
    version: PLATFORM_VERSION,
    scope: { mode: 'demo', userId: null, signal: ended.signal },
    ...stores,
    languages: LANGUAGES,
    backend: () => Promise.reject<BackendV1>(new Error('no backend in this test')),
    auth: () => Promise.reject(new Error('no auth in this test')),
    setTheme: stores.theme.set,
    setLanguage: stores.language.set,
    setCountry: stores.country.set,
    navigate: (to) => void calls.navigate.push(to),
    createHref: (to) => to,
    generic: loadGeneric,
    notify: (notice) => void calls.notices.push(notice),
    open(id, argument) {
      calls.opened.push(id);
      calls.openedWith.push(argument);
    },
    invalidate(topic) {
      calls.invalidated.push(topic);
      topics.get(topic)?.forEach((listener) => listener());
    },
    onInvalidate(topic, listener) {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    enqueue(write) {
      calls.written.push(write);
      return Promise.resolve('sent');
    },
    resolveConflict(id, choice) {
      calls.resolved.push([id, choice]);
      return Promise.resolve();
    },
    startWorker: () => Promise.reject<Worker>(new Error('no workers in this test')),
    report: (error) => void calls.reported.push(error),
    ...overrides,
  };
  return { platform, stores, calls, endScope: () => ended.abort() };
}
