import { loadWords, type WordBook } from '@nafas/data-service/emotion-words';
import { useTimeZone } from '@nafas/data-service/react';
import { formatLocale } from '@nafas/platform';
import { addTexts } from '@nafas/platform/i18n';
import { useQuery } from '@tanstack/react-query';
import type { i18n, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFactorWords } from '../findings/use-factor-words.ts';
import questionnairesAr from '../locales/ar/questionnaires.json';
import reportAr from '../locales/ar/report.json';
import questionnairesEn from '../locales/en/questionnaires.json';
import reportEn from '../locales/en/report.json';
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

/** Gives the app the texts of the report in every language it may be written in, and loads the words of feelings. */
export function useReportTexts() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useQuery({
    queryKey: ['texts', 'report', language],
    queryFn: async () => {
      const books = await Promise.all(REPORT_LANGUAGES.map((one) => loadAll(i18n, one)));
      // A language of the screen that the report does not speak has the English ones.
      if (!i18n.hasResourceBundle(language, 'report')) addReportTexts(i18n, language, 'en');
      await addTexts(i18n, 'insights', loadInsights);
      return new Map(REPORT_LANGUAGES.map((one, at) => [one, books[at] as WordBook]));
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

const loadInsights = (language: string) => import(`../locales/${language}/insights.json`);

// Both languages are needed at once, so they come with the page rather than each as a file of its own.
const TEXTS = {
  en: { report: reportEn, questionnaires: questionnairesEn },
  ar: { report: reportAr, questionnaires: questionnairesAr },
} as const;

function addReportTexts(instance: i18n, language: string, from: ReportLanguage): void {
  for (const [name, texts] of Object.entries(TEXTS[from])) {
    instance.addResourceBundle(language, name, texts);
  }
}

async function loadAll(instance: i18n, language: ReportLanguage): Promise<WordBook> {
  addReportTexts(instance, language, language);
  const book = loadWords(language);
  if (!instance.hasResourceBundle(language, 'insights')) {
    const { default: texts } = (await loadInsights(language)) as { default: object };
    instance.addResourceBundle(language, 'insights', texts);
  }
  return book;
}
