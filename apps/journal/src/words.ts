import { splitWords, type Term } from '@nafas/data-service/journal';
import { emotionWords, type WordBook } from '@nafas/data-service/emotion-words';
import { getQueryClient } from '@nafas/data-service/client';
import type { PlatformV1 } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { foldText } from '@nafas/platform/search';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The emotion words of the interface language; undefined while they load. */
export function useWordBook(): WordBook | undefined {
  const language = useStore(usePlatform().language);
  return useQuery(emotionWords(language)).data;
}

/** The emotion words of the interface language, loaded where no view is. */
export function loadWordBook(platform: PlatformV1): Promise<WordBook> {
  return getQueryClient(platform).fetchQuery(emotionWords(platform.language.get()));
}

/** The names of emotion words in the interface language. */
export function useWordLabel(): (word: string) => string {
  const book = useWordBook();
  return useCallback((word: string) => book?.label(word) ?? '', [book]);
}

/** What was typed as terms, each with the emotion words whose name begins so. */
export function toTerms(text: string, book: WordBook | undefined): readonly Term[] {
  return splitWords(text).map((typed) => ({
    text: typed,
    words: (book?.all ?? [])
      .filter(({ label }) => splitWords(label).some((word) => foldText(word).startsWith(typed)))
      .map(({ id }) => id),
  }));
}
