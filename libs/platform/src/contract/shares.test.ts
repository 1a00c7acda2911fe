import { expect, it } from 'vitest';
import locked from './shares.lock.json' with { type: 'json' };
import { SHARES } from './shares.ts';
import { KEPT_VERSIONS, PLATFORM_VERSION } from './version.ts';

const lists: Readonly<Record<string, readonly string[]>> = locked.shares;

it('the list of shares is the one of this version of the contract: to change it, raise PLATFORM_VERSION', () => {
  expect([...SHARES]).toEqual(lists[PLATFORM_VERSION]);
});

it.each(KEPT_VERSIONS)('what contract %s shares is still there', (version) => {
  expect(SHARES).toEqual(expect.arrayContaining([...(lists[version] ?? [''])]));
});
