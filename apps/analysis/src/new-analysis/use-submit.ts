import { type CheckIn, type CheckInDraft, newCheckIn } from '@nafas/data-service/check-ins';
import { findInstant } from '@nafas/insights';
import { isOutboxRefused } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@nafas/data-service/react';
import { agreeToCheckIns, isConsentMissing, mayKeep } from './consent/check-in-consent.ts';
import { getDraftStore } from './draft.ts';
import { saveCheckIn } from '@nafas/data-service/check-ins/client';
import type { Saved } from '@nafas/data-service/client';
import { saveNewTags } from '@nafas/data-service/tags/client';

export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting'; readonly isAgreeing: boolean }
  /** Nothing is sent before the person agreed that it is kept. */
  | { readonly status: 'asking' }
  | { readonly status: 'completed'; readonly saved: Saved; readonly checkIn: CheckIn }
  | { readonly status: 'failed'; readonly error: unknown };

interface Submit {
  readonly submission: Submission;
  /** Sends a draft, once at a time; `agrees` when the person has just agreed that it is kept. */
  submit(draft: CheckInDraft, agrees?: boolean): Promise<void>;
  /** Back to the form: nothing is kept. */
  decline(): void;
}

/** Sending of a draft. If the dialog is closed meanwhile, a notice says how it went. */
export function useSubmit(): Submit {
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

  /** A notice with the way back, where the dialog can't say it any more. */
  function sayAway(message: string, label: string, error?: unknown) {
    if (isOpen.current) return;
    const action = { label, run: () => platform.open('analysis.new-analysis') };
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
    const store = getDraftStore(platform);
    store.clear();
    try {
      if (agrees) await agreeToCheckIns(platform);
      else if (!(await mayKeep(platform))) {
        store.save(draft);
        return ask();
      }
      // The same entries keep their id and their moment: trying again can't store them twice.
      if (made.current?.draft !== draft) {
        const { at, ...entered } = draft;
        const now = (at === null ? null : findInstant(at, timeZone)) ?? new Date();
        const checkIn = newCheckIn({ ...entered, now, timeZone });
        made.current = { draft, checkIn };
      }
      const saved = await saveCheckIn(platform, made.current.checkIn);
      setSubmission({ status: 'completed', saved, checkIn: made.current.checkIn });
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
