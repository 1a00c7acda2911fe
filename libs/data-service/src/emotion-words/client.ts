import type { Language } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { loadWords } from './words.ts';

/** Query of the words of a language, which are loaded once. */
export function emotionWords(language: Language) {
  return queryOptions({
    queryKey: ['emotion-words', language],
    queryFn: () => loadWords(language),
    staleTime: Infinity,
  });
}
