import {
  type DayPoint,
  type MomentPoint,
  type RecommendationId,
  type Recommended,
} from '@nafas/insights';

/** One day of the progress chart. Percent, 0-100, null where nothing was said: happiness is ten times the mood. */
export interface EmotionProgressPoint {
  /** The weekday in English, e.g. `Monday`. */
  name: string;
  /** `YYYY-MM-DD`. */
  localDate: string;
  happiness: number | null;
  stress: number | null;
  energy: number | null;
}

/** One check-in of the last 24 hours. Percent, 0-100, null where nothing was said. */
export interface RealtimeEmotionPoint {
  /** The instant, ISO 8601 in UTC. */
  time: string;
  happiness: number | null;
  stress: number | null;
  energy: number | null;
}

/** The icons of recommendations (DATA-082 to -084). */
export const RECOMMENDATION_ICONS = ['brain', 'trending-up', 'users'] as const;
/**
 * The icon of a recommendation by its lucide name: `brain` for the mind, `trending-up` for moving, `users` for company.
 */
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
    description: 'Five slow minutes: four counts in, six out.',
  },
  'positive-affirmations': {
    title: 'Positive Affirmations',
    description: 'Three kind sentences, said slowly.',
  },
  'gratitude-journaling': {
    title: 'Gratitude Journaling',
    description: 'Three lines about what was good.',
  },
  'quick-walk': { title: 'Quick Walk', description: 'A few minutes outside, at your own pace.' },
  'mindfulness-meditation': {
    title: 'Mindfulness Meditation',
    description: 'Two quiet minutes with your breath.',
  },
  'stress-relief': { title: 'Stress Relief', description: 'Two minutes of counted breathing.' },
  'reach-out': { title: 'Time with someone', description: 'Call someone you like to talk to.' },
};

/** Mental ones think, exercises raise, social ones meet. */
const ICON_OF = { Mental: 'brain', Exercise: 'trending-up', Social: 'users' } as const;

/** A recommendation as an app shows it, which says it in its own language. */
export type RecommendationCard = Omit<Recommendation, 'title' | 'description'>;

/** The card of what a rule gave. */
export function toCard({ id, type, because, percent }: Recommended): RecommendationCard {
  return {
    id,
    icon: ICON_OF[type],
    color: id === 'deep-breathing-exercise' ? 'dawn' : 'accent',
    because: because === null || percent === null ? null : { value: because, percent },
  };
}

/** {@link toCard} with its English words. */
export function toRecommendation(recommended: Recommended): Recommendation {
  return { ...RECOMMENDATION_WORDS[recommended.id], ...toCard(recommended) };
}

/** The English name of a local date's weekday. */
function weekday(localDate: string): string {
  const date = new Date(`${localDate}T00:00:00Z`);
  return date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
}

const inPercent = (value: number | null) => (value === null ? null : 10 * value);

/** A day of the chart as the operation gives it. */
export function progressPoint({ localDate, mood, energy, stress }: DayPoint): EmotionProgressPoint {
  return {
    name: weekday(localDate),
    localDate,
    happiness: inPercent(mood),
    stress: inPercent(stress),
    energy: inPercent(energy),
  };
}

/** A check-in of the last hours as the operation gives it. */
export function realtimePoint({
  occurredAt,
  mood,
  energy,
  stress,
}: MomentPoint): RealtimeEmotionPoint {
  return {
    time: occurredAt,
    happiness: inPercent(mood),
    stress: inPercent(stress),
    energy: inPercent(energy),
  };
}
