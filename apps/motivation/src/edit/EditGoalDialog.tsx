import { mutate } from '@nafas/data-service/client';
import type { Goal } from '@nafas/data-service/goals';
import { changeGoal } from '@nafas/data-service/goals/client';
import { useToday } from '@nafas/data-service/react';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkGoal, type Draft, GoalFields } from '../new-goal/GoalFields.tsx';
import { EditDialog } from './EditDialog.tsx';

/** Changes the words, the category and the deadline of a goal. */
export function EditGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const today = useToday();
  // What is changed is the goal as it was when the dialog opened.
  const [before] = useState(goal);
  const [draft, setDraft] = useState<Draft>(() => toDraft(goal));
  // A deadline that has passed may stay; another one is today or later.
  const problems = checkGoal(draft, draft.deadline === before.deadline ? before.deadline : today);
  return (
    <EditDialog
      title={t('edit.title')}
      name={before.title}
      done={t('edit.done')}
      conflict={t('edit.conflict')}
      text={`${draft.title}\n${draft.description}`}
      isWrong={Object.keys(problems).length > 0}
      save={() => mutate(platform, changeGoal(platform, before), draft)}
      onClose={onClose}
    >
      {({ isBusy, isSent }) => (
        <GoalFields
          draft={draft}
          problems={isSent ? problems : {}}
          today={today}
          disabled={isBusy}
          onChange={(values) => setDraft({ ...draft, ...values })}
        />
      )}
    </EditDialog>
  );
}

const toDraft = ({ title, description, category, deadline }: Goal): Draft => ({
  title,
  description,
  category,
  deadline,
});
