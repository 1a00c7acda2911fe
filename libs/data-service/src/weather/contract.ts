import type { MoodLevel } from '@nafas/insights';
import type * as vitest from 'vitest';
import type { WeatherService } from './service.ts';

/** The tests that every WeatherService must pass. `fresh` answers one of a person who does not take part, among few. */
export function weatherContract(
  fresh: () => Promise<WeatherService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('the weather', () => {
    it('is not shown of few', async () => {
      expect(await (await fresh()).read()).toBeNull();
    });

    it('does not count who does not take part', async () => {
      expect(await (await fresh()).answer(3)).toBe(false);
    });

    it.each([0, 6, 2.5, null])('refuses %s as invalid', async (wrong) => {
      const weather = await fresh();
      await expect(weather.answer(wrong as MoodLevel)).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
    });
  });
}
