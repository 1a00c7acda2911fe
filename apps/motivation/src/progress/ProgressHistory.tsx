import type { Goal, GoalStep } from '@nafas/data-service/goals';
import { goalSteps } from '@nafas/data-service/goals/client';
import { useTimeZone, useToday } from '@nafas/data-service/react';
import { Sparkline } from '@nafas/design-system';
import { addDays, localDateAt } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './progress.module.css';

/** How a goal came to where it is, as a small line and in words. Nothing while there is no way to show. */
export default function ProgressHistory({ goal }: { goal: Goal }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const timeZone = useTimeZone();
  const { data: steps = [] } = useQuery(goalSteps(usePlatform(), goal.id));
  // A history says nothing that cannot be missed: without it the dialog is as it is.
  if (steps.length < 2) return null;
  const days = toDays(goal, steps, today, timeZone);
  const last = steps.at(-1);
  return (
    <div className={css['history']}>
      <Sparkline values={days} />
      <p>
        {t('progress.history', {
          count: steps.length - 1,
          n: format.number(steps.length - 1),
          start: format.day(goal.startedOn, today),
          last: format.day(last ? localDateAt(new Date(last.recordedAt), timeZone) : today, today),
        })}
      </p>
    </div>
  );
}

/** The progress at the end of each day, from the first to today: a day without a change has that of the one before. */
export function toDays(
  { startedOn }: Pick<Goal, 'startedOn'>,
  steps: readonly GoalStep[],
  today: string,
  timeZone: string,
): readonly number[] {
  const known = steps.map(({ progress, recordedAt }) => ({
    progress,
    date: localDateAt(new Date(recordedAt), timeZone),
  }));
  const days: number[] = [];
  for (let date = startedOn; date <= today; date = addDays(date, 1)) {
    days.push(known.findLast((step) => step.date <= date)?.progress ?? 0);
  }
  return days;
}
