/** A value over time. `subscribe` calls back after each change and returns the way to stop. */
export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** A {@link Store} its owner may change. Features only ever see the readable side. */
export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

/** Makes a store. Setting a value identical (`Object.is`) to the current one notifies nobody. */
export function createStore<T>(initial: T): WritableStore<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      // A copy: a listener may unsubscribe itself, or another, while it is being called.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The readable side of a store, so that a holder of it can't find `set`. */
export function readOnly<T>(store: Store<T>): Store<T> {
  return Object.freeze({ get: store.get, subscribe: store.subscribe });
}
