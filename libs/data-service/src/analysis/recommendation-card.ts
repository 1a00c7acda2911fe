import type { RecommendationId, Recommended } from '@nafas/insights';

/** The icons of recommendations (DATA-082 to -084). */
export const RECOMMENDATION_ICONS = ['brain', 'trending-up', 'users'] as const;
/**
 * The icon of a recommendation by its lucide name: `brain` for the mind, `trending-up` for moving, `users` for company.
 */
export type RecommendationIcon = (typeof RECOMMENDATION_ICONS)[number];

/** Mental ones think, exercises raise, social ones meet. */
const ICON_OF = { Mental: 'brain', Exercise: 'trending-up', Social: 'users' } as const;

/** A recommendation on the dashboard. Its title and description an app says in its language by `id`. */
export interface RecommendationCard {
  id: RecommendationId;
  icon: RecommendationIcon;
  /** A tone of the design system: `dawn` for breathing, else `accent`. */
  color: 'accent' | 'dawn';
  /** The value it rests on and how much it is in percent; null for one that rests on no single value. */
  because: { value: 'stress' | 'happiness' | 'sadness' | 'energy'; percent: number } | null;
}

/** The card of what a rule gave. */
export function toCard({ id, type, because, percent }: Recommended): RecommendationCard {
  return {
    id,
    icon: ICON_OF[type],
    color: id === 'deep-breathing-exercise' ? 'dawn' : 'accent',
    because: because === null || percent === null ? null : { value: because, percent },
  };
}
