import { newCheckIn, type CheckIn } from '@nafas/data-service/check-ins';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../data/use-settings.ts';
import { draftStoreOf, type Draft } from './draft.ts';
import { saveCheckIn, type Saved } from './save-check-in.ts';

export type Submission =
  | { readonly status: 'idle' | 'submitting' }
  | { readonly status: 'completed'; readonly saved: Saved }
  | { readonly status: 'failed'; readonly error: unknown };

/** Sends a draft, once at a time. If the dialog is closed meanwhile, a notice says how it went. */
export function useSubmit(): [Submission, (draft: Draft) => Promise<void>] {
  const { t } = useTranslation();
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const isSending = useRef(false);
  const isOpen = useRef(true);
  const made = useRef<{ draft: Draft; checkIn: CheckIn } | null>(null);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function submit(draft: Draft): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSubmission({ status: 'submitting' });
    // Not kept while it is under way: a form opened meanwhile would offer it a second time.
    const store = draftStoreOf(platform);
    store.clear();
    try {
      // The same entries keep their id and their moment: trying again can't store them twice.
      if (made.current?.draft !== draft) {
        const checkIn = newCheckIn({ ...draft, now: new Date(), timeZone });
        made.current = { draft, checkIn };
      }
      const saved = await saveCheckIn(platform, made.current.checkIn);
      setSubmission({ status: 'completed', saved });
      if (!isOpen.current) platform.notify({ kind: 'done', message: t(`new.${saved}`) });
    } catch (error) {
      platform.report(error, { phase: 'run' });
      store.save(draft);
      // What was being sent is gone with its person; the next one is not told about it.
      if (platform.scope.signal.aborted) return;
      setSubmission({ status: 'failed', error });
      if (!isOpen.current) {
        platform.notify({
          kind: 'failed',
          message: t('new.failed'),
          error,
          action: {
            label: t('tryAgain', { ns: 'generic' }),
            run: () => platform.open('analysis.new-analysis'),
          },
        });
      }
    } finally {
      isSending.current = false;
    }
  }
  return [submission, submit];
}
