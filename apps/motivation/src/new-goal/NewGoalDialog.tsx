import { type CrisisLevel, useCrisisLevel } from '@nafas/care/use-screening';
import { Button, Dialog } from '@nafas/design-system';
import type { Goal } from '@nafas/data-service/goals';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { careOf, wordsOf } from '../care/care-of.ts';
import { CareHelp } from '../chat/CareHelp.tsx';
import { useToday } from '../data/today.ts';
import { checkGoal, emptyDraft, type Draft } from './check-goal.ts';
import { GoalFields } from './GoalFields.tsx';
import css from './new-goal.module.css';
import { NotCreated } from './NotCreated.tsx';
import { useCreate } from './use-create.ts';

/**
 * Asks for a new goal. What was entered outlives closing by accident; Cancel and success empty the form. Help is offered
 * beside heavy words; it holds up nothing, and `onCreated` is told of them.
 */
export function NewGoalDialog(props: {
  open: boolean;
  onClose: () => void;
  onCreated: (care: CrisisLevel) => void;
}) {
  const { open, onClose, onCreated } = props;
  const { t } = useTranslation();
  const today = useToday();
  const form = useId();
  const [entered, setEntered] = useState<Draft | null>(null);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { creation, create } = useCreate({ isShown: open, onCreated: created });
  // Untouched, the deadline is today also after midnight.
  const draft = entered ?? emptyDraft(today);
  const isCreating = creation.status === 'creating';
  const care = useCrisisLevel(wordsOf(draft));

  useEffect(() => {
    // After the render, so that the error is already the field's description when it is read out.
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function reset() {
    setEntered(null);
    setAttempts(0);
    onClose();
  }
  function created(goal: Goal) {
    reset();
    void careOf(goal).then(onCreated);
  }
  function send(event: SubmitEvent) {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (Object.keys(checkGoal(draft, today)).length > 0) return;
    setEntered(draft);
    void create(draft);
  }

  const isFailed = creation.status === 'failed';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('new.title')}
      lead={t('new.lead')}
      closeLabel={t('close')}
      foot={
        <>
          <Button variant="quiet" disabled={isCreating} onClick={reset}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={isCreating}>
            {isFailed
              ? t('tryAgain', { ns: 'generic' })
              : t(isCreating ? 'new.creating' : 'new.create')}
          </Button>
        </>
      }
    >
      <form ref={element} id={form} noValidate onSubmit={send} className={css['form']}>
        <GoalFields
          draft={draft}
          problems={attempts > 0 ? checkGoal(draft, today) : {}}
          today={today}
          disabled={isCreating}
          onChange={(values) => setEntered({ ...draft, ...values })}
        />
        {care !== 'none' && <CareHelp level={care} />}
        {isFailed && <NotCreated error={creation.error} />}
      </form>
    </Dialog>
  );
}
