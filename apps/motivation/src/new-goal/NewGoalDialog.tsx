import { type CrisisLevel, loadScreening, QuietHelp, useCrisisLevel } from '@nafas/care-react';
import { type Goal, newGoal } from '@nafas/data-service/goals';
import { saveGoal } from '@nafas/data-service/goals/client';
import { useToday, useTimeZone } from '@nafas/data-service/react';
import { Banner, Button, Dialog } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { isOutboxRefused } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CareHelp } from '../care/CareHelp.tsx';
import { checkGoal, emptyDraft, type Draft, GoalFields } from './GoalFields.tsx';
import css from './new-goal.module.css';

/** A goal's words, to be screened together. */
const joinWords = ({ title, description }: Pick<Goal, 'title' | 'description'>) =>
  `${title}\n${description}`.trim();

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
  const describeCause = useCause();
  const today = useToday();
  const form = useId();
  const [entered, setEntered] = useState<Draft | null>(null);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { creation, create } = useCreate({ isShown: open, onCreated: created });
  // Untouched, the deadline is today also after midnight.
  const draft = entered ?? emptyDraft(today);
  const isCreating = creation.status === 'creating';
  const care = useCrisisLevel(joinWords(draft));

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
    loadScreening().then(
      (screen) => onCreated(screen(joinWords(goal)).level),
      // Where the crisis screen can't be reached.
      () => onCreated('none'),
    );
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
        {care === 'none' ? <QuietHelp text={joinWords(draft)} /> : <CareHelp level={care} />}
        {isFailed && (
          // The entries are still in the form, and the button below tries again.
          <Banner tone="critical" icon={<CircleAlert />}>
            {t(isOutboxRefused(creation.error) ? 'new.refused' : 'new.failed')}{' '}
            {describeCause(creation.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

type Creation =
  { readonly status: 'idle' | 'creating' } | { readonly status: 'failed'; readonly error: unknown };

/**
 * Makes the goal of a draft, once at a time; `onCreated` is called when it is safe, and a notice says so. A failure is
 * the form's to show, or, when the form is no longer shown, a notice that tries again.
 */
function useCreate(props: { isShown: boolean; onCreated: (goal: Goal) => void }) {
  const { isShown, onCreated } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const [creation, setCreation] = useState<Creation>({ status: 'idle' });
  const isCreating = useRef(false);
  const made = useRef<{ draft: Draft; goal: Goal } | null>(null);
  const shown = useRef(isShown);
  useEffect(() => {
    shown.current = isShown;
    return () => {
      shown.current = false;
    };
  }, [isShown]);

  async function create(draft: Draft): Promise<void> {
    if (isCreating.current) return;
    isCreating.current = true;
    setCreation({ status: 'creating' });
    try {
      // The same entries keep their id: trying again can't store them twice.
      if (made.current?.draft !== draft) {
        const goal = newGoal({ ...draft, now: new Date(), timeZone });
        made.current = { draft, goal };
      }
      const { goal } = made.current;
      const saved = await saveGoal(platform, goal);
      setCreation({ status: 'idle' });
      platform.notify({
        kind: 'done',
        message: t(saved === 'queued' ? 'new.queued' : 'new.created'),
      });
      onCreated(goal);
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setCreation({ status: 'failed', error });
      if (!shown.current) {
        const run = () => void create(draft);
        const action = { label: t('tryAgain', { ns: 'generic' }), run };
        platform.notify({ kind: 'failed', message: t('new.failedAway'), error, action });
      }
    } finally {
      isCreating.current = false;
    }
  }

  return { creation, create };
}
