import { randomUUID } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { PlaceConflict, type Condition, type Place } from './place.ts';

/**
 * Makes sure that a place keeps the conditions of a write: a server that ignores them would let two teams overwrite
 * each other without a word.
 * @throws Refusal when it ignores one.
 */
export async function proveConditions(place: Place): Promise<void> {
  const path = `probes/${randomUUID()}`;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const isRefused = (condition: Condition) =>
    place.write(path, bytes('second'), condition).then(
      () => false,
      (error: unknown) => {
        if (error instanceof PlaceConflict) return true;
        throw error;
      },
    );
  const tag = await place.write(path, bytes('first'), 'absent');
  const keeps =
    (await isRefused('absent')) &&
    (await isRefused({ unchanged: '0' })) &&
    !(await isRefused({ unchanged: tag }));
  await place.remove(path);
  if (!keeps) {
    throw new Refusal(
      `${place.address} does not honour conditional writes (If-Match, If-None-Match): releases of two teams could be lost there.`,
    );
  }
}
