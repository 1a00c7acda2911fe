import { MOOD_LEVELS, type MoodLevel } from '@nafas/insights';
import {
  drawPermanentResponses,
  type PermanentResponses,
  type Random,
  randomise,
} from '@nafas/insights/weather';
import { z } from '../zod.ts';
import type { WeatherService } from './service.ts';

const level = z.union(MOOD_LEVELS.map((one) => z.literal(one)));
const drawsSchema = z.array(level).check(z.length(MOOD_LEVELS.length));
const answerSchema = z.object({ day: z.iso.date(), answer: level, isGiven: z.boolean() });

/**
 * What is drawn for good, on this device. It was drawn before it knew of anybody, says nothing of anybody, and names nobody:
 * it stays when somebody signs out, or each sign-in would be one more chance to average it out.
 */
export const PERMANENT_RESPONSES_KEY = 'nafas.weather-draws.v1';
/** The day's answer of a person, so that trying again says the same; it goes when they sign out. */
export const answerKey = (userId: string) => `nafas.weather-answer.v1.${userId}`;

interface Device {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly random: Random;
  readonly userId: string;
}

/**
 * Gives the randomised answer of a day, once: what was drawn for it is kept first, and sent again as it is until the server
 * has it. A device that can keep nothing gives no answer: it would draw anew each time. Rejects with DataError.
 * @returns whether it was counted just now.
 */
export async function answerToday(
  service: WeatherService,
  { storage, random, userId }: Device,
  { day, level: truth }: { day: string; level: MoodLevel },
): Promise<boolean> {
  const key = answerKey(userId);
  const known = read(storage, key, answerSchema);
  let answer = known?.day === day ? known : null;
  if (answer?.isGiven) return false;
  if (answer === null) {
    const draws: PermanentResponses =
      read(storage, PERMANENT_RESPONSES_KEY, drawsSchema) ?? drawPermanentResponses(random);
    if (!keep(storage, PERMANENT_RESPONSES_KEY, draws)) return false;
    answer = { day, answer: randomise(truth, draws, random), isGiven: false };
    if (!keep(storage, key, answer)) return false;
  }
  const isCounted = await service.answer(answer.answer);
  keep(storage, key, { ...answer, isGiven: true });
  return isCounted;
}

function read<T>(storage: Device['storage'], key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const result = z.safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    // No storage, or something else wrote there.
    return null;
  }
}

function keep(storage: Device['storage'], key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return storage.getItem(key) !== null;
  } catch {
    return false;
  }
}
