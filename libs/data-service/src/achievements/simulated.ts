import {
  achievementProgress,
  type Deed,
  type Deeds,
  isLocalDate,
  localDateAt,
} from '@nafas/insights';
import type { ActivityService } from '../activities/service.ts';
import type { ChatService } from '../chat/service.ts';
import type { CheckInService } from '../check-ins/service.ts';
import type { GoalService } from '../goals/service.ts';
import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { readAchievementCatalogue } from './catalogue.ts';
import type { AchievementService } from './service.ts';

/** Where the demo's earned achievements are kept; the version goes up when their shape changes. */
export const DEMO_ACHIEVEMENTS_KEY = 'nafas.demo.achievements.v1';

/** The simulated services whose rows count towards achievements in the demo. */
export interface DemoDeeds {
  readonly checkIns: Pick<CheckInService, 'list'>;
  readonly goals: Pick<GoalService, 'list' | 'reached'>;
  readonly activities: Pick<ActivityService, 'list'>;
  readonly chat: Pick<ChatService, 'history'>;
}

/** The deeds that achievements are given for, where those earned are kept, and delays in ms. */
export interface SimulatedAchievementsOptions {
  storage: DemoStorage;
  deeds: DemoDeeds;
  /** IANA; the device's unless told. */
  timeZone?: string;
  delayMs?: SimulatedDelays;
}

const ALL = { sinceLocalDate: '0001-01-01' };

/** The day on which each was earned, by id. */
const earnedSchema = z.record(z.string(), z.string().check(z.refine(isLocalDate)));

/** Achievements of the demo: by the same rules as the database's, from what the demo keeps in this tab. */
export function createSimulatedAchievements({
  storage,
  deeds,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  delayMs = SIMULATED_DELAYS,
}: SimulatedAchievementsOptions): AchievementService {
  const at = (occurredAt: string): Deed => ({
    occurredAt,
    localDate: localDateAt(new Date(occurredAt), timeZone),
  });

  async function done(): Promise<Deeds> {
    const [checkIns, goals, reached, exercises, messages] = await Promise.all([
      deeds.checkIns.list(ALL),
      deeds.goals.list(),
      deeds.goals.reached(),
      deeds.activities.list(ALL),
      deeds.chat.history(),
    ]);
    return {
      checkIns,
      goalsSet: goals.map((goal) => ({ occurredAt: goal.createdAt, localDate: goal.startedOn })),
      goalsReached: [...reached.values()].map(at),
      exercises,
      messages: messages
        .filter(({ type }) => type === 'user')
        .map(({ timestamp }) => at(timestamp)),
    };
  }

  return {
    async list() {
      await wait(delayMs.read);
      const progress = achievementProgress(await done());
      const before =
        loadDemo(storage, DEMO_ACHIEVEMENTS_KEY, (value) => z.parse(earnedSchema, value)) ?? {};
      const shown = (await readAchievementCatalogue()).map((entry) => {
        const { done, target, earned } = progress[entry.id];
        const date = before[entry.id] ?? earned?.localDate ?? null;
        return { ...entry, date, done: date === null ? done : target, target };
      });
      const earned = shown.flatMap(({ id, date }) => (date === null ? [] : [[id, date] as const]));
      saveDemo(storage, DEMO_ACHIEVEMENTS_KEY, Object.fromEntries(earned));
      return shown;
    },
  };
}
