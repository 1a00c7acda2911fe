import { mutate } from '@nafas/data-service/client';
import { DEFAULT_SETTINGS, type UserSettings } from '@nafas/data-service/settings';
import { applySettings, getLanguage, saveSettings } from '@nafas/data-service/settings/client';
import type { Language, Theme } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useSuccessMessage } from '../feedback/use-success-message.ts';
import { useKeptState } from '../rows/use-kept-state.ts';

/** The settings chosen here, and those that wait for Save Changes. */
export interface Choice {
  readonly theme: Theme;
  readonly language: Language;
  /** IANA; null: this device's. */
  readonly timeZone: string | null;
  /** Whole percent, 0-100. */
  readonly volume: number;
}

/** The product has a theme or language as soon as it is chosen: kept, it would come back after another was. */
const CHECKS = {
  theme: () => false,
  language: () => false,
  timeZone: (kept: unknown) => kept === null || typeof kept === 'string',
  volume: (kept: unknown) => typeof kept === 'number' && kept >= 0 && kept <= 100,
};

const KEYS = ['theme', 'language', 'timeZone', 'volume'] as const;

/**
 * The settings chosen on the page and not saved yet. A theme or language that was not touched here follows the product,
 * so that one changed in the header shows as a change to save. What was chosen stays when the page is left.
 */
export function useChoice(stored: UserSettings | null) {
  const platform = usePlatform();
  const now = { theme: useStore(platform.theme), language: useStore(platform.language) };
  const { timeZone, volume } = stored ?? DEFAULT_SETTINGS;
  const [chosen, setChosen] = useKeptState<Choice>('account.settings.v1', CHECKS);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  const [isSaved, showSaved] = useSuccessMessage();
  const shown: Choice = { ...now, timeZone, volume, ...chosen };
  // A stored language that the platform does not speak is no change of the person's.
  const kept: Choice = stored
    ? {
        theme: stored.theme,
        language: getLanguage(platform, stored) ?? now.language,
        timeZone,
        volume,
      }
    : { ...now, timeZone, volume };
  const changed = KEYS.filter((key) => shown[key] !== kept[key]);

  async function save(): Promise<void> {
    if (status === 'saving') return;
    setStatus('saving');
    try {
      // Of a row that is there only what was changed: another device may have saved the rest since it was read.
      const named = stored ? changed : KEYS;
      const changes = Object.fromEntries(named.map((key) => [key, shown[key]]));
      await mutate(platform, saveSettings(platform), changes);
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
    choose: (values: Partial<Choice>) => setChosen({ ...chosen, ...values }),
    discard() {
      setChosen({});
      setStatus('idle');
      if (stored) applySettings(platform, stored);
    },
    save,
  };
}

export type ChoiceState = ReturnType<typeof useChoice>;
