import { createSimulatedActivities } from '../activities/simulated.ts';
import { createSimulatedChat } from '../chat/simulated.ts';
import { createSimulatedCheckIns } from '../check-ins/simulated.ts';
import type { Demo } from '../client/service-for.ts';
import { createSimulatedGoals } from '../goals/simulated.ts';
import type { SimulatedDelays } from '../simulated.ts';
import type { AchievementService } from './service.ts';
import { createSimulatedAchievements } from './simulated.ts';

/** The achievements of the demo, earned by what it keeps in this tab. */
export function demoAchievements(demo: Demo, delayMs?: SimulatedDelays): AchievementService {
  // The service that reads what others keep takes its time itself.
  const atOnce = { ...demo, delayMs: { read: 0, write: 0, analysis: 0, chat: 0 } };
  return createSimulatedAchievements({
    storage: demo.storage,
    ...(delayMs && { delayMs }),
    deeds: {
      checkIns: createSimulatedCheckIns(atOnce),
      goals: createSimulatedGoals(atOnce),
      activities: createSimulatedActivities(atOnce),
      chat: createSimulatedChat({ ...atOnce, care: () => Promise.resolve(null) }),
    },
  });
}
