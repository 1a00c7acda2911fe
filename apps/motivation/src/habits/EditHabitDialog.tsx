import { QuietHelp, useCrisisLevel } from '@nafas/care-react';
import { mutate } from '@nafas/data-service/client';
import type { Habit } from '@nafas/data-service/habits';
import { changeHabit } from '@nafas/data-service/habits/client';
import { Banner, Button, Dialog } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { isDataError, joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CareHelp } from '../care/CareHelp.tsx';
import { checkHabit, type HabitDraft, HabitFields } from '../new-goal/HabitFields.tsx';
import css from '../new-goal/new-goal.module.css';

/** Changes the words of a habit, how often it is meant and its exercise. It closes when they are stored. */
export function EditHabitDialog({ habit, onClose }: { habit: Habit; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const platform = usePlatform();
  const describeCause = useCause();
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  // What is changed is the habit as it was when the dialog opened.
  const [before] = useState(habit);
  const [draft, setDraft] = useState<HabitDraft>(habit);
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState<{ error?: unknown; isBusy: boolean }>({ isBusy: false });
  const text = `${draft.title}\n${draft.description}`.trim();
  const care = useCrisisLevel(text);
  const problems = checkHabit(draft);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (Object.keys(problems).length > 0 || saving.isBusy) return;
    setSaving({ isBusy: true });
    try {
      await mutate(platform, changeHabit(platform, before), draft);
      platform.notify({ kind: 'done', message: t('habit.edited') });
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
      title={t('habit.editTitle')}
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
        <HabitFields
          draft={draft}
          problems={attempts > 0 ? problems : {}}
          disabled={isBusy}
          onChange={(values) => setDraft({ ...draft, ...values })}
        />
        {care === 'none' ? <QuietHelp text={text} /> : <CareHelp level={care} />}
        {error !== undefined && (
          <Banner tone="critical" icon={<CircleAlert />}>
            {isConflict
              ? t('habit.conflict')
              : joinSentences(i18n.language, [t('habit.editFailed'), describeCause(error)])}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
