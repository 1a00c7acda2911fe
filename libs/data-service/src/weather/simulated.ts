import { SIMULATED_DELAYS, type SimulatedDelays, wait } from '../simulated.ts';
import type { WeatherService } from './service.ts';
import { parseLevel } from './weather.ts';

/** The demo has nobody else in it: nothing is counted, and nothing is shown. */
export function createSimulatedWeather({
  delayMs = SIMULATED_DELAYS,
}: { delayMs?: SimulatedDelays } = {}): WeatherService {
  return {
    async answer(randomised) {
      parseLevel(randomised);
      await wait(delayMs.write);
      return false;
    },

    async read() {
      await wait(delayMs.read);
      return null;
    },
  };
}
