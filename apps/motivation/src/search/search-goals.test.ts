import { fakePlatform } from '@nafas/platform/testing';
import { beforeEach, expect, test } from 'vitest';
import searchGoals from './search-goals.ts';

beforeEach(() => sessionStorage.clear());

test('goals are found by title and description; in the demo by its samples', async () => {
  const { platform } = fakePlatform();
  const all = await searchGoals(platform, '');
  expect(all.length).toBeGreaterThan(0);
  const [first] = all;
  const found = await searchGoals(platform, first?.title.toUpperCase() ?? '');
  expect(found[0]).toEqual(first);
  expect(first).toMatchObject({ address: '/dashboard/motivation-hub' });
  expect(first?.detail).toMatch(/\d/);
  expect(await searchGoals(platform, 'zzzz')).toEqual([]);
});

test('habits are found too, with why they matter', async () => {
  const { platform } = fakePlatform();
  expect(await searchGoals(platform, 'daylight')).toMatchObject([
    {
      ...{ title: 'A walk in daylight', detail: 'Because my energy follows my steps' },
      address: '/dashboard/motivation-hub',
    },
  ]);
});
