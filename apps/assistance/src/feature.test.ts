import { isRemoteModule } from '@nafas/platform/remote';
import { expect, test } from 'vitest';
import feature from './feature.ts';
import remote from './remote.ts';

test('the module has exactly the views that the feature declares', () => {
  expect(isRemoteModule(remote)).toBe(true);
  expect(Object.keys(remote.slots)).toEqual(feature.slots.map(({ id }) => id));
  expect(Object.keys(remote.actions)).toEqual(feature.actions.map(({ id }) => id));
  expect(remote.page).toBeDefined();
});
