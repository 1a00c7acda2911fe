import { CareNote, type CrisisLevel, useCrisisLevel } from '@nafas/care-react';
import {
  Banner,
  Button,
  Dialog,
  Disclosure,
  Disclosures,
  MoodFace,
  moodTone,
} from '@nafas/design-system';
import { CircleAlert, Hash, ShieldCheck } from '@nafas/design-system/icons';
import { isOutboxRefused } from '@nafas/platform';
import { TagField } from '@nafas/tags-react';
import { useCause, useMount, usePlatform } from '@nafas/platform/remote';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type SubmitEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Completed } from './Completed.tsx';
import { ConsentStep } from './consent/ConsentStep.tsx';
import css from './new-analysis.module.css';
import { useDraft } from './draft.ts';
import { type CheckInDraft, saysAnything } from '@nafas/data-service/check-ins';
import { DataRoot, useTimeZone } from '@nafas/data-service/react';
import { hasPassed } from './when.ts';
import { WhenField } from './WhenField.tsx';
import { NotesField, notesLeft } from './NotesField.tsx';
import { Sliders } from './Sliders.tsx';
import { WordsField } from './WordsField.tsx';
import { useSubmit } from './use-submit.ts';

/** Action `new-analysis`: how is this moment? */
export default function NewAnalysis() {
  return (
    <DataRoot>
      <CheckInDialog />
    </DataRoot>
  );
}

function CheckInDialog() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const format = useFormat();
  const [isOpen, leave] = useCloseDialog(useMount().close);
  const timeZone = useTimeZone();
  const { draft, change, discard } = useDraft();
  const [hasWords, setHasWords] = useState(draft.words.length > 0);
  const { submission, submit, decline } = useSubmit();
  const notes = useRef<HTMLTextAreaElement>(null);
  const mood = useRef<HTMLInputElement>(null);
  const form = useId();
  const care = useCare(draft);
  const isSubmitting = submission.status === 'submitting';
  const isFailed = submission.status === 'failed';
  const isAsking =
    submission.status === 'asking' || (submission.status === 'submitting' && submission.isAgreeing);

  const canSave = saysAnything(draft) && hasPassed(draft.at, timeZone);

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (notesLeft(draft.notes) < 0) notes.current?.focus();
    else if (canSave) void submit(draft);
  }
  function switchWords() {
    setHasWords(!hasWords);
    if (draft.words.length > 0) change({ words: [] });
  }
  function cancel() {
    discard();
    leave();
  }

  // Both states are one dialog: with another `initialFocus` it would close and open again.
  const dialog = {
    open: isOpen,
    onClose: leave,
    title: t('new.title'),
    closeLabel: t('new.close'),
    initialFocus: mood,
    className: css['dialog'],
  };
  if (submission.status === 'completed') {
    return (
      <Dialog {...dialog}>
        <Completed
          {...{ checkIn: submission.checkIn, saved: submission.saved, care }}
          onClose={leave}
        />
      </Dialog>
    );
  }
  const where = (
    <p>
      <ShieldCheck size="sm" />
      {t(platform.scope.mode === 'demo' ? 'new.staysInDemo' : 'new.goesToAccount')}
    </p>
  );
  if (isAsking) {
    return (
      <Dialog
        {...dialog}
        foot={
          <>
            {where}
            <Button variant="quiet" disabled={isSubmitting} onClick={onPress(decline)}>
              {t('new.consent.decline')}
            </Button>
            <Button
              variant="primary"
              busy={isSubmitting}
              onClick={onPress(() => void submit(draft, true))}
            >
              {t(isSubmitting ? 'new.submitting' : 'new.consent.agree')}
            </Button>
          </>
        }
      >
        <ConsentStep>
          <CareNote level={care} text={draft.notes} />
        </ConsentStep>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...dialog}
      lead={t('new.lead')}
      foot={
        <>
          {where}
          <Button variant="quiet" disabled={isSubmitting} onClick={onPress(cancel)}>
            {t('new.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={isSubmitting}
            disabled={!canSave}
          >
            {isFailed
              ? t('tryAgain', { ns: 'generic' })
              : t(isSubmitting ? 'new.submitting' : 'new.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className={css['form']}>
        <fieldset disabled={isSubmitting} className={css['check-in']} aria-label={t('new.title')}>
          <Mood mood={draft.mood} isSet={draft.touched.includes('mood')} />
          <Sliders {...{ draft, hasWords }} onChange={change} onWords={switchWords} first={mood} />
          <WhenField at={draft.at} onChange={(at) => change({ at })} />
        </fieldset>
        {hasWords && (
          <WordsField
            draft={draft}
            onChange={(words) => change({ words })}
            disabled={isSubmitting}
          />
        )}
        <Disclosures>
          <Disclosure
            icon={<Hash />}
            label={t('tags.title')}
            value={draft.tags.length > 0 ? format.list(draft.tags) : t('tags.hint')}
            isSet={draft.tags.length > 0}
          >
            <TagField choice={draft} onChange={change} disabled={isSubmitting} />
          </Disclosure>
        </Disclosures>
        <NotesField
          value={draft.notes}
          onChange={(text) => change({ notes: text })}
          field={notes}
        />
        <div aria-live="polite">
          <CareNote level={care} text={draft.notes} />
        </div>
        {isFailed && <Failure error={submission.error} />}
      </form>
    </Dialog>
  );
}

/** How heavy the note sounds, or the tags: whichever is heavier. */
function useCare({ notes, tags }: CheckInDraft): CrisisLevel {
  const levels = [useCrisisLevel(notes), useCrisisLevel(tags.join('\n'))];
  return LEVELS.find((level) => levels.includes(level)) ?? 'none';
}

const LEVELS: readonly CrisisLevel[] = ['crisis', 'concern'];

/**
 * Form and consent have their buttons in the same places: the second press of a double press, meant for what stood there
 * before, must neither agree nor discard.
 */
const onPress = (run: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) run();
};

/** The face of a mood and its word, which is said anew when it changes. */
function Mood({ mood, isSet }: { mood: number; isSet: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <MoodFace
      className={css['mood']}
      value={mood}
      size="lg"
      word={<span aria-live="polite">{t(`new.face.${moodTone(mood)}`)}</span>}
      detail={
        isSet
          ? t('new.moodOf', { value: format.number(mood), max: format.number(10) })
          : t('new.notSet')
      }
    />
  );
}

/** It was not saved, and what was entered is still there. The button beside it tries again. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const describeCause = useCause();
  return (
    <Banner tone="critical" icon={<CircleAlert />}>
      {t(isOutboxRefused(error) ? 'new.refused' : 'new.failed')} {describeCause(error)}
    </Banner>
  );
}

/**
 * Closes in two steps: the dialog first, which gives the focus back to where it was, then the view. A dialog that is
 * taken out of the page while it is open loses the person's place.
 */
function useCloseDialog(close: () => void): [isOpen: boolean, leave: () => void] {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    if (!isOpen) close();
  }, [isOpen, close]);
  return [isOpen, useCallback(() => setIsOpen(false), [])];
}
