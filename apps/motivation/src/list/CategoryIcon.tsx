import { Heart, ListChecks, PenLine, Sprout, Target, TrendingUp } from '@nafas/design-system/icons';
import type { GoalCategory } from '@nafas/data-service/goals';

const ICONS = {
  Health: Heart,
  Career: Target,
  Education: ListChecks,
  Personal: Sprout,
  Financial: TrendingUp,
  Creative: PenLine,
} as const satisfies Record<GoalCategory, unknown>;

// They point along the line of reading.
const DIRECTIONAL: ReadonlySet<GoalCategory> = new Set(['Education', 'Financial']);

/** The small sign of a category, beside its label. */
export function CategoryIcon({ category }: { category: GoalCategory }) {
  const Icon = ICONS[category];
  return <Icon size="sm" flip={DIRECTIONAL.has(category)} />;
}
