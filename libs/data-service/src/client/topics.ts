import { SHELL_TOPIC } from '@nafas/platform';

/**
 * The topics of `platform.invalidate` that our slices speak of, and the first part of every query key. An app of another
 * team may have more; nothing here answers to those.
 */
export const TOPIC = {
  achievements: 'achievements',
  activities: 'activities',
  chat: 'chat',
  checkIns: 'check-ins',
  consents: 'consents',
  goals: 'goals',
  habits: 'habits',
  imports: 'imports',
  notifications: 'notifications',
  profile: SHELL_TOPIC.profile,
  publicProfile: 'public-profile',
  quotes: 'quotes',
  readings: 'readings',
  recommendations: 'recommendations',
  safetyPlan: 'safety-plan',
  settings: 'settings',
  tags: 'tags',
  thoughtRecords: 'thought-records',
  trustedPeople: 'trusted-people',
} as const;

/** What changed, by name: one of {@link TOPIC}. */
export type Topic = (typeof TOPIC)[keyof typeof TOPIC];

/** Every topic there is. */
export const TOPICS: readonly Topic[] = Object.values(TOPIC);
