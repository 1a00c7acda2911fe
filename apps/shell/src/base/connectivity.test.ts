import { expect, it } from 'vitest';
import { createConnectivity } from './connectivity.ts';

it('follows what the browser says about the network, until it ends', () => {
  const ended = new AbortController();
  const connectivity = createConnectivity(ended.signal);
  expect(connectivity.get()).toBe('online');
  dispatchEvent(new Event('offline'));
  expect(connectivity.get()).toBe('offline');
  dispatchEvent(new Event('online'));
  expect(connectivity.get()).toBe('online');
  ended.abort();
  dispatchEvent(new Event('offline'));
  expect(connectivity.get()).toBe('online');
});
