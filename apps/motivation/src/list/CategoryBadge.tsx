import type { GoalCategory } from '@nafas/data-service/goals';
import { Badge } from '@nafas/design-system';
import { Heart, ListChecks, PenLine, Sprout, Target, TrendingUp } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';

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

/** What a goal or a habit belongs to: its drawing and its word. */
export function CategoryBadge({ category }: { category: GoalCategory }) {
  const { t } = useTranslation();
  const Icon = ICONS[category];
  return (
    <Badge icon={<Icon size="sm" flip={DIRECTIONAL.has(category)} />}>
      {t(`category.${category}`)}
    </Badge>
  );
}
