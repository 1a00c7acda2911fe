import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';
import { useTimeZone } from '../data/use-settings.ts';
import { createFormat, type Format } from './create-format.ts';
import { localeOf } from './locale-of.ts';

/** The formats of the interface language, on the clock that the person's days are counted by. */
export function useFormat(): Format {
  const language = useStore(usePlatform().language);
  const timeZone = useTimeZone();
  return useMemo(
    () => createFormat(localeOf(language, navigator.languages), timeZone),
    [language, timeZone],
  );
}
