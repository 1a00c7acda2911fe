import type { MoodLevel } from '@nafas/insights';
import type { WeatherDay } from './weather.ts';

/** Anonymous statistics. Both implementations pass `contract.ts`. Both reject with DataError. */
export interface WeatherService {
  /**
   * Gives a randomised answer (never the level itself) for the person's day of today. False when it was not counted: they do
   * not take part, or one was counted already.
   */
  answer(randomised: MoodLevel): Promise<boolean>;
  /** The newest day that is over everywhere and had more than fifty answers; null without one in the last week. */
  read(): Promise<WeatherDay | null>;
}
