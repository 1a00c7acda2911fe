import { loadWords, type WordBook } from '@nafas/data-service/emotion-words';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';

/** The emotion words in the person's language; undefined until they are loaded, which is when they are first asked for. */
export function useWords(): WordBook | undefined {
  const platform = usePlatform();
  const language = useStore(platform.language);
  const [book, setBook] = useState<WordBook>();
  useEffect(() => {
    let isWanted = true;
    loadWords(language).then(
      (words) => isWanted && setBook(words),
      (error: unknown) => platform.report(error, { phase: 'run' }),
    );
    return () => {
      isWanted = false;
    };
  }, [language, platform]);
  return book;
}
