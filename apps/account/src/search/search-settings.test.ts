import { SWITCHES } from '@nafas/data-service/settings';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import ar from '../locales/ar/app.json' with { type: 'json' };
import en from '../locales/en/app.json' with { type: 'json' };
import searchSettings from './search-settings.ts';

const KEYS = [...SWITCHES.notifications, ...SWITCHES.ai, ...SWITCHES.privacy];

test.each([
  ['en', en],
  ['ar', ar],
] as const)('every switch is found by its name, in %s', async (language, texts) => {
  const { platform, stores } = fakePlatform();
  stores.language.set(language);
  for (const key of KEYS) {
    const [first] = await searchSettings(platform, texts.settings.switches[key].title);
    expect([key, first?.address]).toEqual([key, `/dashboard/settings#${key}`]);
  }
  const [first] = await searchSettings(platform, texts.twoFactor.title);
  expect(first?.address).toBe('/dashboard/settings#twoFactor');
});

test('a switch is found by what it does, and nothing by nothing', async () => {
  const { platform } = fakePlatform();
  const found = await searchSettings(platform, 'seven days');
  expect(found.map(({ id }) => id)).toEqual(['weeklyReports']);
  expect(await searchSettings(platform, ' ')).toEqual([]);
  expect(await searchSettings(platform, 'zzzz')).toEqual([]);
});
