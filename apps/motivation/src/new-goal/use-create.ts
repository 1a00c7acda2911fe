import type { Saved } from '@nafas/data-service/client';
import { useTimeZone } from '@nafas/data-service/react';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Creation =
  { readonly status: 'idle' | 'creating' } | { readonly status: 'failed'; readonly error: unknown };

/** What was made of a draft: its words, and the way to keep it. */
export interface CreatedItem {
  readonly kind: 'goal' | 'habit';
  readonly title: string;
  readonly description: string;
  readonly save: () => Promise<Saved>;
}

/** Makes something of what was entered; `timeZone` is IANA. */
type Make = (at: { now: Date; timeZone: string }) => CreatedItem;

/**
 * Makes the goal or habit of a draft, once at a time; `onCreated` is called when it is safe, and a notice says so. A failure
 * is the form's to show, or, when the form is no longer shown, a notice that tries again.
 */
export function useCreate(props: { isShown: boolean; onCreated: (made: CreatedItem) => void }) {
  const { isShown, onCreated } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const [creation, setCreation] = useState<Creation>({ status: 'idle' });
  const isCreating = useRef(false);
  const known = useRef<{ draft: object; made: CreatedItem } | null>(null);
  const shown = useRef(isShown);
  useEffect(() => {
    shown.current = isShown;
    return () => {
      shown.current = false;
    };
  }, [isShown]);

  async function create(draft: object, make: Make): Promise<void> {
    if (isCreating.current) return;
    isCreating.current = true;
    setCreation({ status: 'creating' });
    try {
      // The same entries keep their id: trying again can't store them twice.
      if (known.current?.draft !== draft) {
        known.current = { draft, made: make({ now: new Date(), timeZone }) };
      }
      const { made } = known.current;
      const saved = await made.save();
      setCreation({ status: 'idle' });
      const created = made.kind === 'goal' ? 'new.created' : 'habit.created';
      platform.notify({ kind: 'done', message: t(saved === 'queued' ? 'new.queued' : created) });
      onCreated(made);
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setCreation({ status: 'failed', error });
      if (!shown.current) {
        const run = () => void create(draft, make);
        const action = { label: t('tryAgain', { ns: 'generic' }), run };
        platform.notify({ kind: 'failed', message: t('new.failedAway'), error, action });
      }
    } finally {
      isCreating.current = false;
    }
  }

  return { creation, create };
}
