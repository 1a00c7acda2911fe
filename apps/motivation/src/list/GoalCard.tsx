import { type Goal, type GoalStatus, goalStatus } from '@nafas/data-service/goals';
import { useToday } from '@nafas/data-service/react';
import { Badge, type BadgeProps, Button, Card, IconButton, Meter } from '@nafas/design-system';
import { CalendarDays, PenLine, Trash2 } from '@nafas/design-system/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditGoalDialog } from '../edit/EditGoalDialog.tsx';
import { ProgressDialog } from '../progress/ProgressDialog.tsx';
import { useFormat } from '../use-format.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import css from './list.module.css';

const TONES = {
  'In Progress': 'outlined',
  'On Track': 'positive',
  'Behind Schedule': 'caution',
  Completed: 'accent',
} as const satisfies Record<GoalStatus, BadgeProps['tone']>;

/** One goal: what it is, how it is doing, by when, and the one thing to do. */
export function GoalCard(props: {
  goal: Goal;
  isPending: boolean;
  doneOn: string | null;
  onProgress: (progress: number) => void;
  onRemove: () => void;
}) {
  const { goal, isPending, doneOn, onProgress, onRemove } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const titleId = useId();
  const [open, setOpen] = useState<'progress' | 'words' | null>(null);
  const close = () => setOpen(null);
  const { title, description, category, deadline, progress } = goal;
  const status = goalStatus(goal, today);
  const due = goal.deadline < today && progress < 100 ? 'goal.wasDue' : 'goal.due';
  const [when, date] =
    doneOn === null ? ([due, deadline] as const) : (['goal.done', doneOn] as const);
  return (
    <li className={css['item']}>
      <Card className={css['goal']} aria-labelledby={titleId}>
        <div className={css['row']}>
          <CategoryBadge category={category} />
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        </div>
        <div className={css['words']}>
          <h3 id={titleId}>
            <bdi>{title}</bdi>
          </h3>
          <p dir="auto">{description}</p>
        </div>
        <Meter
          role="progressbar"
          label={t('goal.progress')}
          value={progress}
          valueText={format.percent(progress)}
        />
        <div className={css['foot']}>
          <span>
            <CalendarDays size="sm" />
            {t(when, { date: format.day(date, today) })}
          </span>
          {isPending ? (
            <span>{t('goal.pending')}</span>
          ) : (
            <div className={css['actions']}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('goal.updateOf', { title })}
                onClick={() => setOpen('progress')}
              >
                {t('goal.update')}
              </Button>
              <IconButton
                label={t('goal.editOf', { title })}
                aria-haspopup="dialog"
                onClick={() => setOpen('words')}
              >
                <PenLine size="sm" />
              </IconButton>
              <IconButton label={t('goal.deleteOf', { title })} onClick={onRemove}>
                <Trash2 size="sm" />
              </IconButton>
            </div>
          )}
        </div>
      </Card>
      {open === 'progress' && <ProgressDialog goal={goal} onClose={close} onSave={onProgress} />}
      {open === 'words' && <EditGoalDialog goal={goal} onClose={close} />}
    </li>
  );
}
