import { QuietHelp, useCrisisLevel } from '@nafas/care-react';
import { mutate } from '@nafas/data-service/client';
import type { Goal } from '@nafas/data-service/goals';
import { changeGoal } from '@nafas/data-service/goals/client';
import { useToday } from '@nafas/data-service/react';
import { Banner, Button, Dialog } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { isDataError, joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CareHelp } from '../care/CareHelp.tsx';
import { checkGoal, type Draft, GoalFields } from '../new-goal/GoalFields.tsx';
import css from '../new-goal/new-goal.module.css';

/**
 * Changes the words, the category and the deadline of a goal. It closes when they are stored: until then what was typed
 * stays in it. Help is offered beside heavy words and holds up nothing.
 */
export function EditGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const platform = usePlatform();
  const describeCause = useCause();
  const today = useToday();
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  // What is changed is the goal as it was when the dialog opened.
  const [before] = useState(goal);
  const [draft, setDraft] = useState<Draft>(() => toDraft(goal));
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState<{ error?: unknown; isBusy: boolean }>({ isBusy: false });
  const text = `${draft.title}\n${draft.description}`.trim();
  const care = useCrisisLevel(text);
  // A deadline that has passed may stay; another one is today or later.
  const problems = checkGoal(draft, draft.deadline === before.deadline ? before.deadline : today);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (Object.keys(problems).length > 0 || saving.isBusy) return;
    setSaving({ isBusy: true });
    try {
      await mutate(platform, changeGoal(platform, before), draft);
      platform.notify({ kind: 'done', message: t('edit.done') });
      onClose();
    } catch (error) {
      setSaving({ error, isBusy: false });
    }
  }

  const { error, isBusy } = saving;
  const isConflict = isDataError(error) && error.code === 'conflict';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      lead={<bdi>{before.title}</bdi>}
      closeLabel={t('close')}
      foot={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy}>
            {error === undefined ? t('edit.save') : t('tryAgain', { ns: 'generic' })}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={form}
        noValidate
        onSubmit={(event) => void send(event)}
        className={css['form']}
      >
        <GoalFields
          draft={draft}
          problems={attempts > 0 ? problems : {}}
          today={today}
          disabled={isBusy}
          onChange={(values) => setDraft({ ...draft, ...values })}
        />
        {care === 'none' ? <QuietHelp text={text} /> : <CareHelp level={care} />}
        {error !== undefined && (
          <Banner tone="critical" icon={<CircleAlert />}>
            {isConflict
              ? t('edit.conflict')
              : joinSentences(i18n.language, [t('edit.failed'), describeCause(error)])}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

const toDraft = ({ title, description, category, deadline }: Goal): Draft => ({
  title,
  description,
  category,
  deadline,
});
