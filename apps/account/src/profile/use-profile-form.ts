import { mutate } from '@nafas/data-service/client';
import type { Profile } from '@nafas/data-service/profile';
import { saveProfile } from '@nafas/data-service/profile/client';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useSuccessMessage } from '../feedback/use-success-message.ts';
import { useKeptState } from '../rows/use-kept-state.ts';
import {
  toChanges,
  checkProfile,
  FIELDS,
  type Field,
  type Typed,
  toTyped,
} from './check-profile.ts';

const isText = (kept: unknown) => typeof kept === 'string';
const CHECKS = { name: isText, email: isText, phone: isText, location: isText, bio: isText };

/** The values typed in the edit form. They stay while the page refreshes, when it is left, and when saving fails. */
export function useProfileForm(profile: Profile) {
  const platform = usePlatform();
  const [typed, setTyped] = useKeptState<Typed>('account.profile.v1', CHECKS);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  const [isTried, setIsTried] = useState(false);
  const [isSaved, showSaved] = useSuccessMessage();
  const stored = toTyped(profile);
  const values: Typed = { ...stored, ...typed };
  /** The fields that say something else than what is saved. */
  const changed = FIELDS.filter((field) => values[field] !== stored[field]);

  /** Saves, or answers the first field that can't be. */
  async function submit(): Promise<Field | undefined> {
    if (status === 'saving') return undefined;
    setIsTried(true);
    const problems = checkProfile(values);
    const first = FIELDS.find((field) => problems[field]);
    if (first) return first;
    setStatus('saving');
    try {
      // Another device may have saved the other fields since they were read.
      const all = toChanges(values);
      const named = changed.length > 0 ? changed : FIELDS;
      const changes = Object.fromEntries(named.map((field) => [field, all[field]]));
      await mutate(platform, saveProfile(platform), changes);
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
    changes: changed.length,
    problems: isTried ? checkProfile(values) : {},
    status,
    /** With what the last try failed. */
    error,
    isSaved,
    type: (field: Field, value: string) => setTyped({ ...typed, [field]: value }),
    discard() {
      setTyped({});
      setIsTried(false);
      setStatus('idle');
    },
    submit,
  };
}
