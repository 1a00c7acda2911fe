import { DEFAULT_SETTINGS, type UserSettings } from '@nafas/data-service/settings';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { MESSAGE_MS } from '../page/message-ms.ts';
import { useForAWhile } from '../page/use-for-a-while.ts';
import { apply, languageOf, useSaveSettings, type Choice } from './use-settings.ts';

const KEYS = ['theme', 'language', 'timeZone', 'volume'] as const;

/**
 * What is chosen on the page and not saved yet. A theme or language that was not touched here follows the product, so
 * that one changed in the header shows as a change to save.
 */
export function useChoice(stored: UserSettings | null) {
  const platform = usePlatform();
  const now = { theme: useStore(platform.theme), language: useStore(platform.language) };
  const { timeZone, volume } = stored ?? DEFAULT_SETTINGS;
  const saveChoice = useSaveSettings();
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  const [isSaved, showSaved] = useForAWhile(MESSAGE_MS);
  const shown: Choice = { ...now, timeZone, volume, ...chosen };
  // A stored language that this version does not speak is no change of the person's.
  const kept: Choice = stored
    ? { theme: stored.theme, language: languageOf(stored) ?? now.language, timeZone, volume }
    : { ...now, timeZone, volume };
  const changed = KEYS.filter((key) => shown[key] !== kept[key]);

  async function save(): Promise<void> {
    if (status === 'saving') return;
    setStatus('saving');
    try {
      await saveChoice(shown);
      setChosen({});
      setStatus('idle');
      showSaved();
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setError(error);
      setStatus('failed');
    }
  }

  return {
    shown,
    changed,
    status,
    /** With what the last try failed. */
    error,
    isSaved,
    choose: (values: Partial<Choice>) => setChosen((before) => ({ ...before, ...values })),
    discard() {
      setChosen({});
      setStatus('idle');
      if (stored) apply(platform, stored);
    },
    save,
  };
}

export type ChoiceState = ReturnType<typeof useChoice>;
