import { SWITCHES, type SwitchGroup, type SwitchKey } from '@nafas/data-service/settings';

/** Every switch but that of two-factor sign-in, which has a row of its own. */
type ShownKey = SwitchKey<Exclude<SwitchGroup, 'security'>>;

/**
 * The switches that change something; docs/settings.md says what. Every other one is disabled, and its text says why:
 * a switch that does nothing is a promise that is not kept.
 */
const WITH_EFFECT: readonly ShownKey[] = [
  'inApp',
  'emailUpdates',
  'sound',
  'moodReminders',
  'weeklyReports',
  'achievementAlerts',
  'updates',
  'marketing',
  'emotionalAnalysis',
  'motivationalQuotes',
  'exerciseReminders',
  'socialSuggestions',
];

export function hasEffect(key: ShownKey): boolean {
  return WITH_EFFECT.includes(key);
}

/** The switches of a group in the order they are shown: what works comes first. */
export function getSwitches(group: Exclude<SwitchGroup, 'security'>): readonly ShownKey[] {
  return [...SWITCHES[group]].sort((a, b) => Number(hasEffect(b)) - Number(hasEffect(a)));
}
