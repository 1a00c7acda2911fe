import {
  createStore,
  isDataError,
  type OutboxWrite,
  type PlatformV1,
  readOnly,
  type Store,
} from '@nafas/platform';
import { QueryClient } from '@tanstack/react-query';
import { type Topic, TOPICS } from './topics.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `topics`: further topics, beside the first part of the key, that make what the query knows stale. */
    queryMeta: { readonly topics?: readonly Topic[] };
  }
}

const MAX_RETRIES = 2;
const STALE_MS = 60_000;

/** The outbox as this app saw it. */
export interface Writes {
  /** The writes that the server doesn't have yet, in order. */
  readonly waiting: readonly OutboxWrite[];
  /** The writes that left the outbox in the life of this scope, in that order. */
  readonly left: readonly OutboxWrite[];
}

interface Cache {
  readonly client: QueryClient;
  readonly writes: Store<Writes>;
}

const caches = new WeakMap<PlatformV1, Cache>();

/**
 * An app's query cache of a scope: made at the first call, shared by all views of the app, cancelled and emptied when the
 * scope ends. A topic that is invalidated makes the queries stale whose key begins with it; so does a write that leaves
 * the outbox, by whichever tab it was sent.
 */
export function getQueryClient(platform: PlatformV1): QueryClient {
  return getCache(platform).client;
}

/** Returns the store of the writes of a scope, waiting and sent. */
export function getWrites(platform: PlatformV1): Store<Writes> {
  return getCache(platform).writes;
}

function getCache(platform: PlatformV1): Cache {
  const known = caches.get(platform);
  if (known) return known;
  const client = makeClient(platform);
  const invalidate = invalidator(client, platform.scope.signal);
  const writes = createStore<Writes>({ waiting: platform.pending.get(), left: [] });
  const stops = TOPICS.map((topic) => platform.onInvalidate(topic, () => invalidate(topic)));
  const unsubscribe = platform.pending.subscribe(() => {
    const { waiting: before, left } = writes.get();
    const waiting = platform.pending.get();
    const gone = before.filter((write) => !waiting.some((other) => isSame(write, other)));
    writes.set({ waiting, left: [...left, ...gone] });
    for (const { topic } of gone) invalidate(topic);
  });
  platform.scope.signal.addEventListener('abort', () => {
    for (const stop of [...stops, unsubscribe]) stop();
    void client.cancelQueries();
    client.clear();
  });
  const cache = { client, writes: readOnly(writes) };
  caches.set(platform, cache);
  return cache;
}

function isSame(a: OutboxWrite, b: OutboxWrite): boolean {
  return a === b || (a.table === b.table && a.op === b.op && a.row.id === b.row.id);
}

function makeClient(platform: PlatformV1): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // The service says itself when it can't be reached; waiting silently would be a skeleton for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error, platform),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whether asking again can help: not without a network, and not after a refusal. */
function isRetryable(error: Error, platform: PlatformV1): boolean {
  if (platform.connectivity.get() === 'offline') return false;
  return !isDataError(error) || error.code === 'offline' || error.code === 'server';
}

/** Makes a topic's queries stale, once where a write that was sent and the word that it was come together. */
function invalidator(client: QueryClient, signal: AbortSignal): (topic: string) => void {
  const topics = new Set<string>();
  return (topic) => {
    const isAwaited = topics.size > 0;
    topics.add(topic);
    if (isAwaited) return;
    setTimeout(() => {
      const changed = [...topics];
      topics.clear();
      if (signal.aborted) return;
      void client.invalidateQueries({
        predicate: ({ queryKey, meta }) =>
          changed.some((one) => queryKey[0] === one || meta?.topics?.some((its) => its === one)),
      });
    });
  };
}
