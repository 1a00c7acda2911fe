import {
  type DayPoint,
  type MomentPoint,
  type RecommendationId,
  type Recommended,
} from '@nafas/insights';

/** One day of the progress chart. Percent, 0-100: happiness is ten times the mood. */
export interface EmotionProgressPoint {
  /** The weekday in English, e.g. `Monday`. */
  name: string;
  /** `YYYY-MM-DD`. */
  localDate: string;
  happiness: number;
  stress: number;
  energy: number;
}

/** One check-in of the last 24 hours. Percent, 0-100. */
export interface RealtimeEmotionPoint {
  /** The instant, ISO 8601 in UTC. */
  time: string;
  happiness: number;
  stress: number;
  energy: number;
}

/** The icons of recommendations (specification, section 3). */
export const RECOMMENDATION_ICONS = ['brain', 'trending-up', 'users'] as const;
export type RecommendationIcon = (typeof RECOMMENDATION_ICONS)[number];

/** A card of the dashboard. Title and description are English; an app says them in its language by `id`. */
export interface Recommendation {
  id: RecommendationId;
  title: string;
  description: string;
  icon: RecommendationIcon;
  /** A tone of the design system: `dawn` for breathing, else `accent`. */
  color: 'accent' | 'dawn';
  /** The value it rests on and how much it is in percent; null for one that rests on no single value. */
  because: { value: 'stress' | 'happiness' | 'sadness' | 'energy'; percent: number } | null;
}

/** The words for each recommendation, in English. */
export const RECOMMENDATION_WORDS: Readonly<
  Record<RecommendationId, { title: string; description: string }>
> = {
  'deep-breathing-exercise': {
    title: 'Deep Breathing Exercise',
    description: 'A few slow breaths, gently, for two minutes.',
  },
  'positive-affirmations': {
    title: 'Positive Affirmations',
    description: 'Say one kind sentence to yourself.',
  },
  'gratitude-journaling': {
    title: 'Gratitude Journaling',
    description: 'Write down three small things that were good.',
  },
  'quick-walk': { title: 'Quick Walk', description: 'Ten minutes outside, at your own pace.' },
  'mindfulness-meditation': {
    title: 'Mindfulness Meditation',
    description: 'Two quiet minutes with your breath.',
  },
  'stress-relief': { title: 'Stress Relief', description: 'Loosen shoulders, jaw and hands.' },
  'reach-out': { title: 'Time with someone', description: 'Call someone you like to talk to.' },
};

/** Mental ones think, exercises raise, social ones meet. */
const ICON_OF = { Mental: 'brain', Exercise: 'trending-up', Social: 'users' } as const;

/** The card of what a rule gave. */
export function recommendationOf({ id, type, because, percent }: Recommended): Recommendation {
  return {
    id,
    ...RECOMMENDATION_WORDS[id],
    icon: ICON_OF[type],
    color: id === 'deep-breathing-exercise' ? 'dawn' : 'accent',
    because: because === null || percent === null ? null : { value: because, percent },
  };
}

/** The English name of a local date's weekday. */
function weekday(localDate: string): string {
  const date = new Date(`${localDate}T00:00:00Z`);
  return date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
}

/** A day of the chart as the operation gives it. */
export function progressPoint({ localDate, mood, energy, stress }: DayPoint): EmotionProgressPoint {
  return {
    name: weekday(localDate),
    localDate,
    happiness: 10 * mood,
    stress: 10 * stress,
    energy: 10 * energy,
  };
}

/** A check-in of the last hours as the operation gives it. */
export function realtimePoint({
  occurredAt,
  mood,
  energy,
  stress,
}: MomentPoint): RealtimeEmotionPoint {
  return { time: occurredAt, happiness: 10 * mood, stress: 10 * stress, energy: 10 * energy };
}
