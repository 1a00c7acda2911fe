import { emotionWords, type WordBook } from '@nafas/data-service/emotion-words';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';

/** The emotion words in the person's language, with what becomes of loading them. */
export function useWordBook() {
  return useQuery(emotionWords(useStore(usePlatform().language)));
}

/** The emotion words in the person's language; undefined until they are loaded, which is when they are first asked for. */
export const useWords = (): WordBook | undefined => useWordBook().data;
