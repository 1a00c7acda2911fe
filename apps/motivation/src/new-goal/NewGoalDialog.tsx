import { type CrisisLevel, loadScreening, QuietHelp, useCrisisLevel } from '@nafas/care-react';
import { newGoal } from '@nafas/data-service/goals';
import { saveGoal } from '@nafas/data-service/goals/client';
import { newHabit } from '@nafas/data-service/habits';
import { saveHabit } from '@nafas/data-service/habits/client';
import { useToday } from '@nafas/data-service/react';
import { Banner, Button, Dialog, Segmented } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { isOutboxRefused, joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CareHelp } from '../care/CareHelp.tsx';
import { checkGoal, emptyDraft, type Draft, GoalFields } from './GoalFields.tsx';
import { checkHabit, EMPTY_HABIT, type HabitDraft, HabitFields } from './HabitFields.tsx';
import css from './new-goal.module.css';
import { type CreatedItem, useCreate } from './use-create.ts';

/** A goal's words, to be screened together. */
const joinWords = ({ title, description }: { title: string; description: string }) =>
  `${title}\n${description}`.trim();

const KINDS = ['goal', 'habit'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Asks for a new goal, or a habit. What was entered outlives closing by accident; Cancel and success empty the form. Help is offered
 * beside heavy words; it holds up nothing, and `onCreated` is told of them.
 */
export function NewGoalDialog(props: {
  open: boolean;
  onClose: () => void;
  onCreated: (care: CrisisLevel) => void;
}) {
  const { open, onClose, onCreated } = props;
  const { t, i18n } = useTranslation();
  const describeCause = useCause();
  const today = useToday();
  const form = useId();
  const platform = usePlatform();
  const [kind, setKind] = useState<Kind>('goal');
  const [entered, setEntered] = useState<Draft | null>(null);
  const [habit, setHabit] = useState<HabitDraft>(EMPTY_HABIT);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { creation, create } = useCreate({ isShown: open, onCreated: created });
  // Untouched, the deadline is today also after midnight.
  const draft = entered ?? emptyDraft(today);
  const isCreating = creation.status === 'creating';
  const words = joinWords(kind === 'goal' ? draft : habit);
  const care = useCrisisLevel(words);
  const problems = kind === 'goal' ? checkGoal(draft, today) : checkHabit(habit);

  useEffect(() => {
    // After the render, so that the error is already the field's description when it is read out.
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function reset() {
    setEntered(null);
    setHabit(EMPTY_HABIT);
    setKind('goal');
    setAttempts(0);
    onClose();
  }
  function created(made: CreatedItem) {
    reset();
    loadScreening().then(
      (screen) => onCreated(screen(joinWords(made)).level),
      // Where the crisis screen can't be reached.
      () => onCreated('none'),
    );
  }
  function send(event: SubmitEvent) {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (Object.keys(problems).length > 0) return;
    if (kind === 'habit') {
      void create(habit, (at) => {
        const made = newHabit({ ...habit, ...at });
        return { kind, ...made, save: () => saveHabit(platform, made) };
      });
      return;
    }
    setEntered(draft);
    void create(draft, (at) => {
      const made = newGoal({ ...draft, ...at });
      return { kind, ...made, save: () => saveGoal(platform, made) };
    });
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
              : t(isCreating ? 'new.creating' : kind === 'goal' ? 'new.create' : 'habit.create')}
          </Button>
        </>
      }
    >
      <form ref={element} id={form} noValidate onSubmit={send} className={css['form']}>
        <Segmented
          label={t('habit.kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`habit.kinds.${value}`) }))}
          onChange={(chosen) => {
            setKind(chosen);
            setAttempts(0);
          }}
        />
        {kind === 'goal' ? (
          <GoalFields
            draft={draft}
            problems={attempts > 0 ? checkGoal(draft, today) : {}}
            today={today}
            disabled={isCreating}
            onChange={(values) => setEntered({ ...draft, ...values })}
          />
        ) : (
          <HabitFields
            draft={habit}
            problems={attempts > 0 ? checkHabit(habit) : {}}
            disabled={isCreating}
            onChange={(values) => setHabit({ ...habit, ...values })}
          />
        )}
        {care === 'none' ? <QuietHelp text={words} /> : <CareHelp level={care} />}
        {isFailed && (
          // The entries are still in the form, and the button below tries again.
          <Banner tone="critical" icon={<CircleAlert />}>
            {joinSentences(i18n.language, [
              t(isOutboxRefused(creation.error) ? 'new.refused' : 'new.failed'),
              describeCause(creation.error),
            ])}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
