import { useToday } from '@nafas/data-service/react';
import { Button, Chip, Dialog } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import type { ShownHabit } from './use-habits.ts';

/** The last thirty days of a habit, newest first: each can be marked, or taken back, and is kept at once. */
export function HabitDaysDialog(props: {
  shown: ShownHabit;
  onSay: (localDate: string, done: boolean) => void;
  onClose: () => void;
}) {
  const { shown, onSay, onClose } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('habit.daysTitle')}
      lead={t('habit.daysLead')}
      closeLabel={t('close')}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t('habit.close')}
        </Button>
      }
    >
      <div
        className="nf-cluster"
        role="group"
        aria-label={t('habit.otherOf', { title: shown.habit.title })}
      >
        {shown.continuity.days.toReversed().map(({ localDate, isDone }) => (
          <Chip key={localDate} pressed={isDone} onClick={() => onSay(localDate, !isDone)}>
            {format.day(localDate, today)}
          </Chip>
        ))}
      </div>
    </Dialog>
  );
}
