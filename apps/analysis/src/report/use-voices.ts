import { loadWords, type WordBook } from '@nafas/data-service/emotion-words';
import { useTimeZone } from '@nafas/data-service/react';
import { formatLocale, textDirection } from '@nafas/platform';
import { addTexts, type LoadMessages } from '@nafas/platform/i18n';
import { useQuery } from '@tanstack/react-query';
import type { i18n, TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createFactorWords } from '../findings/use-factor-words.ts';
import { createFormat, type Format } from '../format.ts';
import type { ReportLanguage } from './choices.ts';

/** A language that a report speaks, whatever the one of the screen is. */
export interface Voice {
  readonly language: ReportLanguage;
  readonly dir: 'ltr' | 'rtl';
  readonly t: TFunction<'report'>;
  /** The texts of the questionnaires. */
  readonly forms: TFunction<'questionnaires'>;
  readonly format: Format;
  readonly factors: ReturnType<typeof createFactorWords>;
  readonly book: WordBook;
}

/**
 * Gives the app the texts of the report in the screen's language and in its own, and loads the words of feelings: `books`.
 * While those of another language come, and where they can't be loaded, they are those of before.
 */
export function useReportTexts(languages: readonly ReportLanguage[]) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['texts', 'report', language, languages],
    queryFn: async () => {
      const books = await Promise.all(languages.map((one) => loadAll(i18n, one)));
      for (const [name, load] of PARTS) await addTexts(i18n, name, load);
      return new Map(languages.map((one, at) => [one, books[at] as WordBook]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [books, setBooks] = useState(data);
  if (data && data !== books) setBooks(data);
  return { books, isError, error, refetch };
}

/** The voices of a report, by language. */
export function useVoices(books: ReadonlyMap<ReportLanguage, WordBook>) {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone();
  return useMemo(
    () =>
      [...books].map(([language, book]): Voice => {
        const t = i18n.getFixedT(language, 'report');
        const forms = i18n.getFixedT(language, 'questionnaires');
        const format = createFormat(formatLocale(language), timeZone);
        const knows = (key: string) => i18n.exists(key, { ns: 'insights', lng: language });
        const words = { t: i18n.getFixedT(language, 'insights'), knows, format, book };
        const dir = textDirection(language);
        return { language, dir, t, forms, format, factors: createFactorWords(words), book };
      }),
    [i18n, books, timeZone],
  );
}

/** The texts of a report, by their namespaces. */
const PARTS: readonly (readonly [string, LoadMessages])[] = [
  ['report', (language) => import(`../locales/${language}/report.json`)],
  ['questionnaires', (language) => import(`../locales/${language}/questionnaires.json`)],
  ['insights', (language) => import(`../locales/${language}/insights.json`)],
];

async function loadAll(instance: i18n, language: ReportLanguage): Promise<WordBook> {
  const parts = PARTS.map(async ([name, load]) => {
    if (instance.hasResourceBundle(language, name)) return;
    instance.addResourceBundle(language, name, (await load(language)).default);
  });
  const [book] = await Promise.all([loadWords(language), ...parts]);
  return book;
}
