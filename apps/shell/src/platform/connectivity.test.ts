import { expect, it } from 'vitest';
import { connectivity } from './connectivity.ts';

it('follows what the browser says about the network', () => {
  expect(connectivity.get()).toBe('online');
  dispatchEvent(new Event('offline'));
  expect(connectivity.get()).toBe('offline');
  dispatchEvent(new Event('online'));
  expect(connectivity.get()).toBe('online');
});
