import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo } from 'react';
import { createFormat, type Format } from './create-format.ts';
import { localeOf } from './locale-of.ts';

/** The formats of the interface language. */
export function useFormat(): Format {
  const language = useStore(usePlatform().language);
  return useMemo(() => createFormat(localeOf(language, navigator.languages)), [language]);
}
