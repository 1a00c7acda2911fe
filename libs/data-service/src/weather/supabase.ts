import type { BackendV1 } from '@nafas/platform';
import { unwrapRows } from '../unwrap-rows.ts';
import type { WeatherService } from './service.ts';
import { parseLevel, weatherOfRows } from './weather.ts';

/** Anonymous statistics by the functions of the database; nobody reads or writes their tables. */
export function createSupabaseWeather(client: Pick<BackendV1, 'rpc'>): WeatherService {
  return {
    async answer(randomised) {
      const level = parseLevel(randomised);
      const { data, ...rest } = await client.rpc('answer_weather', { answer: level });
      const [isCounted] = unwrapRows({ ...rest, data: [data] });
      return isCounted === true;
    },

    async read() {
      return weatherOfRows(unwrapRows(await client.rpc('weather')));
    },
  };
}
