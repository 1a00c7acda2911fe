import { mutate } from '@nafas/data-service/client';
import type { Habit } from '@nafas/data-service/habits';
import { changeHabit } from '@nafas/data-service/habits/client';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkHabit, type HabitDraft, HabitFields } from '../new-goal/HabitFields.tsx';
import { EditDialog } from './EditDialog.tsx';

/** Changes the words of a habit, how often it is meant and its exercise. */
export function EditHabitDialog({ habit, onClose }: { habit: Habit; onClose: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  // What is changed is the habit as it was when the dialog opened.
  const [before] = useState(habit);
  const [draft, setDraft] = useState<HabitDraft>(habit);
  const problems = checkHabit(draft);
  return (
    <EditDialog
      title={t('habit.editTitle')}
      name={before.title}
      done={t('habit.edited')}
      conflict={t('habit.conflict')}
      text={`${draft.title}\n${draft.description}`}
      isWrong={Object.keys(problems).length > 0}
      save={() => mutate(platform, changeHabit(platform, before), draft)}
      onClose={onClose}
    >
      {({ isBusy, isSent }) => (
        <HabitFields
          draft={draft}
          problems={isSent ? problems : {}}
          disabled={isBusy}
          onChange={(values) => setDraft({ ...draft, ...values })}
        />
      )}
    </EditDialog>
  );
}
