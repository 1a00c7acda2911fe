import { mutate } from '@nafas/data-service/client';
import type { Profile } from '@nafas/data-service/profile';
import { saveProfile } from '@nafas/data-service/profile/client';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useSuccessMessage } from '../feedback/use-success-message.ts';
import {
  toChanges,
  checkProfile,
  FIELDS,
  type Field,
  type Typed,
  toTyped,
} from './check-profile.ts';

/** The values typed in the edit form. They stay while the page refreshes, and when saving fails. */
export function useProfileForm(profile: Profile) {
  const platform = usePlatform();
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  const [isTried, setIsTried] = useState(false);
  const [isSaved, showSaved] = useSuccessMessage();
  const values: Typed = { ...toTyped(profile), ...typed };

  /** Saves, or answers the first field that can't be. */
  async function submit(): Promise<Field | undefined> {
    if (status === 'saving') return undefined;
    setIsTried(true);
    const problems = checkProfile(values);
    const first = FIELDS.find((field) => problems[field]);
    if (first) return first;
    setStatus('saving');
    try {
      await mutate(platform, saveProfile(platform), toChanges(values));
      setTyped({});
      setIsTried(false);
      setStatus('idle');
      showSaved();
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setError(error);
      setStatus('failed');
    }
    return undefined;
  }

  return {
    values,
    problems: isTried ? checkProfile(values) : {},
    status,
    /** With what the last try failed. */
    error,
    isSaved,
    type: (field: Field, value: string) => setTyped((before) => ({ ...before, [field]: value })),
    submit,
  };
}
