import { Badge, type BadgeProps } from '@nafas/design-system';
import type { GoalStatus } from '@nafas/data-service/goals';
import { useTranslation } from 'react-i18next';

const TONES = {
  'In Progress': 'outlined',
  'On Track': 'positive',
  'Behind Schedule': 'caution',
  Completed: 'accent',
} as const satisfies Record<GoalStatus, BadgeProps['tone']>;

/** The status as a word on its colour. */
export function StatusBadge({ status }: { status: GoalStatus }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
