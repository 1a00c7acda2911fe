import { describe, expect, it, vi } from 'vitest';
import { createStore, readOnly } from './store.ts';

describe('createStore', () => {
  it('tells every listener about a change, and nobody about the same value', () => {
    const store = createStore('a');
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('b');
    store.set('b');
    expect(store.get()).toBe('b');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stops telling who unsubscribed, also during a change', () => {
    const store = createStore(0);
    const late = vi.fn();
    const stop = store.subscribe(() => stop());
    store.subscribe(late);
    store.set(1);
    store.set(2);
    expect(late).toHaveBeenCalledTimes(2);
  });

  it('shows only its readable side', () => {
    const store = createStore(1);
    const face = readOnly(store);
    expect(face).not.toHaveProperty('set');
    store.set(2);
    expect(face.get()).toBe(2);
  });
});
