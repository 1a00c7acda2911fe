import { loadWords, type WordBook } from '@nafas/data-service/emotion-words';
import { useTimeZone } from '@nafas/data-service/react';
import { formatLocale } from '@nafas/platform';
import { addTexts } from '@nafas/platform/i18n';
import { useQuery } from '@tanstack/react-query';
import type { i18n, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFactorWords } from '../findings/use-factor-words.ts';
import { createFormat, type Format } from '../format.ts';
import { REPORT_LANGUAGES, type ReportLanguage } from './choices.ts';

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

/** Loads the texts of the report in every language it may be written in. */
export function useReportTexts() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['texts', 'report'],
    queryFn: async () => {
      await Promise.all(NAMESPACES.map((name) => addTexts(i18n, name, LOAD[name])));
      const books = await Promise.all(REPORT_LANGUAGES.map((language) => loadAll(i18n, language)));
      return new Map(REPORT_LANGUAGES.map((language, at) => [language, books[at] as WordBook]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
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
        const dir = language === 'ar' ? 'rtl' : 'ltr';
        return { language, dir, t, forms, format, factors: createFactorWords(words), book };
      }),
    [i18n, books, timeZone],
  );
}

const NAMESPACES = ['report', 'questionnaires', 'insights'] as const;
const LOAD = {
  report: (language: string) => import(`../locales/${language}/report.json`),
  questionnaires: (language: string) => import(`../locales/${language}/questionnaires.json`),
  insights: (language: string) => import(`../locales/${language}/insights.json`),
};

async function loadAll(instance: i18n, language: ReportLanguage): Promise<WordBook> {
  const [book] = await Promise.all([
    loadWords(language),
    ...NAMESPACES.map(async (name) => {
      if (instance.hasResourceBundle(language, name)) return;
      const { default: texts } = (await LOAD[name](language)) as { default: object };
      instance.addResourceBundle(language, name, texts);
    }),
  ]);
  return book;
}
