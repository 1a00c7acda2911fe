import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkInsOf } from '../data/services.ts';

/** Deleting of all check-ins, once at a time; `onErased` is called when they are gone, and a notice says so. */
export function useErase(onErased: () => void) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [state, setState] = useState<{ status: 'idle' | 'erasing' | 'failed'; error: unknown }>({
    status: 'idle',
    error: null,
  });
  async function erase(): Promise<void> {
    if (state.status === 'erasing') return;
    setState({ status: 'erasing', error: null });
    try {
      await (await checkInsOf(platform)).erase();
      platform.invalidate('check-ins');
      // What was recommended because of them is a topic of what is done with it.
      platform.invalidate('activities');
      platform.notify({ kind: 'done', message: t('erase.done') });
      onErased();
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setState({ status: 'failed', error });
    }
  }
  return { ...state, erase };
}
