import {
  changedCheckIn,
  type CheckIn,
  type CheckInChange,
  type CheckInDraft,
  newCheckIn,
} from '@nafas/data-service/check-ins';
import { findInstant } from '@nafas/insights';
import { isOutboxRefused, type PlatformV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@nafas/data-service/react';
import { agreeToCheckIns, isConsentMissing, mayKeep } from './consent/check-in-consent.ts';
import { getDraftStore } from './draft.ts';
import { changeCheckIn, saveCheckIn } from '@nafas/data-service/check-ins/client';
import type { Saved } from '@nafas/data-service/client';
import { saveNewTags } from '@nafas/data-service/tags/client';

export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting'; readonly isAgreeing: boolean }
  /** Nothing is sent before the person agreed that it is kept. */
  | { readonly status: 'asking' }
  | { readonly status: 'completed'; readonly saved: Saved; readonly checkIn: CheckIn }
  /** It also changed on another device: the journal shows both and asks. */
  | { readonly status: 'conflict' }
  | { readonly status: 'failed'; readonly error: unknown };

interface Submit {
  readonly submission: Submission;
  /** Sends a draft, once at a time; `agrees` when the person has just agreed that it is kept. */
  submit(draft: CheckInDraft, agrees?: boolean): Promise<void>;
  /** Back to the form: nothing is kept. */
  decline(): void;
}

/** Sending of a draft. If the dialog is closed meanwhile, a notice says how it went. */
export function useSubmit(before?: CheckIn): Submit {
  const { t } = useTranslation();
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const isSending = useRef(false);
  const isOpen = useRef(true);
  const made = useRef<{ draft: CheckInDraft; checkIn: CheckIn } | null>(null);
  useEffect(() => {
    isOpen.current = true;
    // Known by the time the form is filled in.
    void mayKeep(platform);
    return () => {
      isOpen.current = false;
    };
  }, [platform]);

  const open = (id?: string) =>
    platform.open('analysis.new-analysis', id === undefined ? undefined : { id });

  /** A notice with the way back, where the dialog can't say it any more. */
  function sayAway(message: string, label: string, error?: unknown) {
    if (isOpen.current) return;
    const action = { label, run: () => open(before?.id) };
    platform.notify({ kind: 'failed', message, action, ...(error !== undefined && { error }) });
  }

  function ask() {
    setSubmission({ status: 'asking' });
    sayAway(t('new.consent.needed'), t('new.consent.read'));
  }

  async function submit(draft: CheckInDraft, agrees = false): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSubmission({ status: 'submitting', isAgreeing: agrees });
    // Not kept while it is under way: a form opened meanwhile would offer it a second time.
    const store = getDraftStore(platform, before);
    store.clear();
    try {
      if (agrees) await agreeToCheckIns(platform);
      else if (!before && !(await mayKeep(platform))) {
        store.save(draft);
        return ask();
      }
      // The same entries keep their id and their moment: trying again can't store them twice.
      const { at, ...entered } = draft;
      if (made.current?.draft !== draft) {
        const now = (at === null ? null : findInstant(at, timeZone)) ?? new Date();
        const checkIn = before
          ? changedCheckIn(before, toChange(entered))
          : newCheckIn({ ...entered, now, timeZone });
        made.current = { draft, checkIn };
      }
      const { checkIn } = made.current;
      const saved = await (before ? changeCheckIn : saveCheckIn)(platform, checkIn);
      if (saved === 'conflict') {
        setSubmission({ status: 'conflict' });
        const run = () => platform.navigate(`/dashboard/journal/${checkIn.id}`);
        const action = { label: t('new.look'), run };
        platform.notify({ kind: 'failed', message: t('new.conflict'), action });
        return;
      }
      setSubmission({ status: 'completed', saved, checkIn });
      if (!before) tellWeather(platform, checkIn);
      // It has their names whatever comes of this.
      saveNewTags(platform, draft.tags, draft.newTags).catch((error: unknown) =>
        platform.report(error, { phase: 'run' }),
      );
      if (!isOpen.current) platform.notify({ kind: 'done', message: t(`new.${saved}`) });
    } catch (error) {
      store.save(draft);
      // The person signed out meanwhile; the next one must not hear of this check-in.
      if (platform.scope.signal.aborted) return;
      // The consent was taken back elsewhere since this device last heard of it.
      if (!agrees && isOutboxRefused(error) && (await isConsentMissing(platform))) return ask();
      platform.report(error, { phase: 'run' });
      setSubmission({ status: 'failed', error });
      sayAway(t('new.failed'), t('tryAgain', { ns: 'generic' }), error);
    } finally {
      isSending.current = false;
    }
  }
  return { submission, submit, decline: () => setSubmission({ status: 'idle' }) };
}

/** The day's anonymous answer, of who takes part; loaded after the rest, and no reason to say anything when it fails. */
function tellWeather(platform: PlatformV1, checkIn: CheckIn): void {
  import('@nafas/data-service/weather/client')
    .then(({ answerWeather }) => answerWeather(platform, checkIn))
    .catch((error: unknown) => platform.report(error, { phase: 'run' }));
}

/** What a form may change of a check-in: its time stays as it was. */
function toChange(entered: CheckInChange): CheckInChange {
  const { mood, energy, stress, touched, motivation, notes, words, tags } = entered;
  return { mood, energy, stress, touched, motivation, notes, words, tags };
}
