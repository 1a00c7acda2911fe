import type { BackendV1 } from '@nafas/platform';
import { unwrapRows } from '../unwrap-rows.ts';
import { achievementReader } from './achievement.ts';
import type { AchievementService } from './service.ts';

/** Achievements as the database awards them; it reads the caller's rows only. */
export function createSupabaseAchievements(client: Pick<BackendV1, 'rpc'>): AchievementService {
  return {
    async list() {
      return unwrapRows(await client.rpc('my_achievements')).map(achievementReader.ofRow);
    },
  };
}
