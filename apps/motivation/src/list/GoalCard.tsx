import { Badge, Button, Card, IconButton, Meter } from '@nafas/design-system';
import { CalendarDays, Trash2 } from '@nafas/design-system/icons';
import { goalStatus, type Goal } from '@nafas/data-service/goals';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../data/today.ts';
import { ProgressDialog } from '../progress/ProgressDialog.tsx';
import { useFormat } from '../use-format.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import css from './list.module.css';
import { StatusBadge } from './StatusBadge.tsx';

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
  const [isEditing, setIsEditing] = useState(false);
  const { title, description, category, deadline, progress } = goal;
  const due = goal.deadline < today && progress < 100 ? 'goal.wasDue' : 'goal.due';
  const [when, date] =
    doneOn === null ? ([due, deadline] as const) : (['goal.done', doneOn] as const);
  return (
    <li className={css['item']}>
      <Card className={css['goal']} aria-labelledby={titleId}>
        <div className={css['row']}>
          <Badge icon={<CategoryIcon category={category} />}>{t(`category.${category}`)}</Badge>
          <StatusBadge status={goalStatus(goal, today)} />
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
                onClick={() => setIsEditing(true)}
              >
                {t('goal.update')}
              </Button>
              <IconButton label={t('goal.deleteOf', { title })} onClick={onRemove}>
                <Trash2 size="sm" />
              </IconButton>
            </div>
          )}
        </div>
      </Card>
      {isEditing && (
        <ProgressDialog goal={goal} onClose={() => setIsEditing(false)} onSave={onProgress} />
      )}
    </li>
  );
}
