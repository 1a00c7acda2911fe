import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import searchExercises from './search-exercises.ts';

test('an exercise is found by its name, in the language of the moment, and leads to itself', async () => {
  const { platform, stores } = fakePlatform();
  expect((await searchExercises(platform, 'body scan'))[0]).toEqual({
    ...{ id: 'body-scan', title: 'Body scan', detail: 'To come back into the body' },
    address: '/dashboard/exercises/body-scan',
  });
  expect(await searchExercises(platform, 'zzzz')).toEqual([]);
  stores.language.set('ar');
  expect((await searchExercises(platform, 'مرور على الجسد'))[0]).toMatchObject({
    id: 'body-scan',
    title: 'مرور على الجسد',
  });
});

test('without a word all are there, in the order of the list', async () => {
  const all = await searchExercises(fakePlatform().platform, '');
  expect(all).toHaveLength(13);
});
