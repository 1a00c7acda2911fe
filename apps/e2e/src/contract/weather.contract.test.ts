import { createSupabaseSettings } from '@nafas/data-service/settings';
import { createSupabaseWeather } from '@nafas/data-service/weather';
import { weatherContract } from '@nafas/data-service/weather/contract';
import { describe, expect, it } from 'vitest';
import { agreeTo } from '../support/agree.ts';
import { setUpBackend } from '../support/test-backend.ts';

const backend = setUpBackend();

let people = 0;
async function someone() {
  people += 1;
  const { user, id } = await backend.signUp(`weather-${people}`);
  return { user, userId: id, weather: createSupabaseWeather(user) };
}

describe('the weather on the embedded backend', () => {
  weatherContract(async () => (await someone()).weather, { describe, it, expect });

  it('DECISION-149: counts who turned it on and agreed, once a day, until they take it back', async () => {
    const { user, userId, weather } = await someone();
    const settings = createSupabaseSettings(user, userId);
    await settings.merge('privacy', { anonymousData: true });
    expect(await weather.answer(3)).toBe(false);
    await agreeTo(user, 'anonymous_statistics');
    expect(await weather.answer(3)).toBe(true);
    expect(await weather.answer(3)).toBe(false);
    expect(await weather.read()).toBeNull();
    // Nobody reads who answered, nor the counters, by the API.
    for (const table of ['weather_given', 'weather_answers']) {
      expect((await user.from(table).select()).error).not.toBeNull();
    }
    expect((await user.rpc('research_export')).error?.code).toBe('42501');
  });
});
