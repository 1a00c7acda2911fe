import { Button, Dialog } from '@nafas/design-system';
import { ShieldCheck } from '@nafas/design-system/icons';
import { useMount, usePlatform, useStore } from '@nafas/platform/remote';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type SubmitEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Completed } from './Completed.tsx';
import { ConsentStep } from './consent/ConsentStep.tsx';
import css from './new-analysis.module.css';
import { useDraft } from './draft.ts';
import { type CheckIn, saysAnything } from '@nafas/data-service/check-ins';
import { findQuadrant } from '@nafas/insights';
import { checkIn, checkInWithWrites } from '@nafas/data-service/check-ins/client';
import { useWithWrites } from '@nafas/data-service/client';
import { useQuery } from '@tanstack/react-query';
import { DataRoot, useTimeZone } from '@nafas/data-service/react';
import { hasPassed } from './when.ts';
import { WhenButton, WhenField } from './WhenField.tsx';
import { Failure } from './Failure.tsx';
import { Mood } from './Mood.tsx';
import { MoodPad } from './MoodPad.tsx';
import { MoreRows } from './MoreRows.tsx';
import { useCare } from './use-care.ts';
import { NotesCare, notesLeft } from './NotesField.tsx';
import { SavedTitle } from './SavedTitle.tsx';
import { Sliders } from './Sliders.tsx';
import { useSubmit } from './use-submit.ts';

/** Action `new-analysis`: how is this moment? */
export default function NewAnalysis() {
  const id = useMount().argument?.['id'];
  return (
    <DataRoot>{typeof id === 'string' ? <EditCheckIn id={id} /> : <CheckInDialog />}</DataRoot>
  );
}

/** A check-in to be changed: loaded, then in the same form. */
function EditCheckIn({ id }: { id: string }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [isOpen, leave] = useCloseDialog(useMount().close);
  const query = useQuery(checkIn(platform, id));
  const join = useMemo(() => checkInWithWrites(id), [id]);
  const known = useWithWrites(platform, query.data, join);
  if (known) return <CheckInDialog given={known} />;
  const dialog = { open: isOpen, onClose: leave, title: t('new.edit'), closeLabel: t('new.close') };
  return (
    <Dialog {...dialog}>
      {query.isError ? (
        <Failure error={query.error} message={t('new.notLoaded')} />
      ) : (
        <p role="status">{t(known === null ? 'new.gone' : 'new.loading')}</p>
      )}
    </Dialog>
  );
}

function CheckInDialog({ given }: { given?: CheckIn }) {
  // As it was when editing began: a change is made on the version that was seen.
  const [before] = useState(given);
  const { t } = useTranslation();
  const platform = usePlatform();
  const [isOpen, leave] = useCloseDialog(useMount().close);
  const timeZone = useTimeZone();
  const draft = useDraft(before);
  const { change, discard, notes } = draft;
  const values = useStore(draft.values);
  const [isTiming, setIsTiming] = useState(values.at !== null);
  const { submission, submit, decline } = useSubmit(before);
  const notesField = useRef<HTMLTextAreaElement>(null);
  const mood = useRef<HTMLInputElement>(null);
  const form = useId();
  const care = useCare(notes, values.tags);
  const isSubmitting = submission.status === 'submitting';
  const isFailed = submission.status === 'failed';
  const isAsking =
    submission.status === 'asking' || (submission.status === 'submitting' && submission.isAgreeing);

  const isSaying = useSyncExternalStore(notes.subscribe, () => saysAnything(draft.get()));
  const canSave = isSaying && hasPassed(values.at, timeZone);

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (notesLeft(notes.get()) < 0) notesField.current?.focus();
    else if (canSave) void submit(draft.get());
  }
  function cancel() {
    discard();
    leave();
  }

  // Both states are one dialog: with another `initialFocus` it would close and open again.
  const dialog = {
    open: isOpen,
    onClose: leave,
    title: t(before ? 'new.edit' : 'new.title'),
    closeLabel: t('new.close'),
    initialFocus: mood,
    size: 'page' as const,
    // It takes the place of the one that loaded it.
    urgent: before !== undefined,
  };
  useEffect(() => {
    if (submission.status === 'conflict') leave();
  }, [submission.status, leave]);
  if (submission.status === 'completed') {
    return (
      <Dialog {...dialog} title={<SavedTitle {...submission} />}>
        <Completed {...submission} care={care} onClose={leave} />
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
              onClick={onPress(() => void submit(draft.get(), true))}
            >
              {t(isSubmitting ? 'new.submitting' : 'new.consent.agree')}
            </Button>
          </>
        }
      >
        <ConsentStep>
          <NotesCare level={care} notes={notes} />
        </ConsentStep>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...dialog}
      lead={t('new.lead')}
      aside={
        before === undefined && (
          <WhenButton at={values.at} isOpen={isTiming} onPress={() => setIsTiming(!isTiming)} />
        )
      }
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
        {isTiming && (
          <fieldset disabled={isSubmitting} className={css['when-panel']}>
            <WhenField at={values.at} onChange={(at) => change({ at })} />
          </fieldset>
        )}
        <fieldset disabled={isSubmitting} className={css['check-in']} aria-label={t('new.title')}>
          <MoodPad draft={values} onChange={change} disabled={isSubmitting} />
          <div className={css['values']}>
            <Mood mood={values.mood} isSet={values.touched.includes('mood')} />
            <Sliders draft={values} onChange={change} first={mood} />
          </div>
        </fieldset>
        <MoreRows
          words={values.words}
          tags={values.tags}
          newTags={values.newTags}
          motivation={values.motivation}
          notes={notes}
          notesField={notesField}
          quadrant={findQuadrant(values.mood, values.energy)}
          onChange={change}
          disabled={isSubmitting}
        />
        <div aria-live="polite">
          <NotesCare level={care} notes={notes} />
        </div>
        {isFailed && <Failure error={submission.error} />}
      </form>
    </Dialog>
  );
}

/**
 * Form and consent have their buttons in the same places: the second press of a double press, meant for what stood there
 * before, must neither agree nor discard.
 */
const onPress = (run: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) run();
};

/**
 * Closes in two steps: the dialog first, which gives the focus back to where it was, then the view. A dialog that is
 * taken out of the page while it is open loses the person's place.
 */
function useCloseDialog(close: () => void): [isOpen: boolean, leave: () => void] {
  const [isOpen, setIsOpen] = useState(true);
  const isGone = !useDeferredValue(isOpen);
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  return [isOpen, useCallback(() => setIsOpen(false), [])];
}
