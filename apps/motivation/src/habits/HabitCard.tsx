import { EXERCISE_IDS } from '@nafas/data-service/activities';
import { useToday } from '@nafas/data-service/react';
import { Badge, Button, Card, IconButton } from '@nafas/design-system';
import { CalendarDays, Check, PenLine, Trash2 } from '@nafas/design-system/icons';
import { CONTINUITY_DAYS } from '@nafas/insights';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { CategoryBadge } from '../list/CategoryBadge.tsx';
import list from '../list/list.module.css';
import { EditHabitDialog } from '../edit/EditHabitDialog.tsx';
import { HabitDaysDialog } from './HabitDaysDialog.tsx';
import css from './habits.module.css';
import type { ShownHabit } from './use-habits.ts';

/** One habit: what it is, how it went, and today. Days without it are dots, never a number. */
export function HabitCard(props: {
  shown: ShownHabit;
  onSay: (localDate: string, done: boolean) => void;
  onRemove: () => void;
}) {
  const { shown, onSay, onRemove } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const titleId = useId();
  const [open, setOpen] = useState<'days' | 'words' | null>(null);
  const { habit, continuity, isPending } = shown;
  const { title, description, category, perWeek } = habit;
  const isDone = continuity.days.at(-1)?.isDone ?? false;
  const exercise = EXERCISE_IDS.find((id) => id === habit.exercise);
  const close = () => setOpen(null);
  return (
    <li className={list['item']}>
      <Card className={list['goal']} aria-labelledby={titleId}>
        <div className={list['row']}>
          <CategoryBadge category={category} />
          <Badge tone="outlined">
            {t('habit.times', { count: perWeek, n: format.number(perWeek) })}
          </Badge>
        </div>
        <div className={list['words']}>
          <h3 id={titleId}>
            <bdi>{title}</bdi>
          </h3>
          {description !== '' && <p dir="auto">{description}</p>}
          {exercise && (
            <p className={css['by']}>{t('habit.by', { exercise: t(`exercise.${exercise}`) })}</p>
          )}
        </div>
        <div className={css['went']}>
          <div className={css['dots']} aria-hidden="true">
            {continuity.days.map((day) => (
              <i key={day.localDate} data-on={day.isDone || undefined} />
            ))}
          </div>
          <Went shown={shown} />
        </div>
        <div className={list['foot']}>
          <Button
            variant={isDone ? 'primary' : 'secondary'}
            size="sm"
            icon={<Check />}
            aria-pressed={isDone}
            aria-label={t('habit.doneTodayOf', { title })}
            onClick={() => onSay(today, !isDone)}
          >
            {t('habit.doneToday')}
          </Button>
          <div className={list['actions']}>
            <IconButton
              label={t('habit.otherOf', { title })}
              aria-haspopup="dialog"
              onClick={() => setOpen('days')}
            >
              <CalendarDays size="sm" />
            </IconButton>
            {!isPending && (
              <>
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
              </>
            )}
          </div>
        </div>
        {isPending && <p className={css['by']}>{t('goal.pending')}</p>}
      </Card>
      {open === 'days' && <HabitDaysDialog shown={shown} onSay={onSay} onClose={close} />}
      {open === 'words' && <EditHabitDialog habit={habit} onClose={close} />}
    </li>
  );
}

/** How it went in words; where there is nothing to count, a kind sentence and no number. */
function Went({ shown: { habit, continuity } }: { shown: ShownHabit }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { count, of, lastSeven } = continuity;
  if (count === 0) return <p className={css['count']}>{t('habit.first')}</p>;
  const counted = { n: format.number(count), of: format.number(of) };
  const all =
    of === 1 ? t('habit.today') : t(of < CONTINUITY_DAYS ? 'habit.young' : 'habit.days', counted);
  const { perWeek } = habit;
  const week =
    lastSeven >= perWeek
      ? t('habit.enough')
      : t('habit.week', { n: format.number(lastSeven), of: format.number(perWeek) });
  return (
    <div>
      <p className={css['count']}>{all}</p>
      {lastSeven > 0 && <p className={css['by']}>{week}</p>}
    </div>
  );
}
