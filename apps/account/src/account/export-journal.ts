import { emotionWords } from '@nafas/data-service/emotion-words';
import { getQueryClient } from '@nafas/data-service/client';
import type { AccountExport } from '@nafas/data-service/export';
import { capitalise, formatLocale, type PlatformV1 } from '@nafas/platform';
import type { TFunction } from 'i18next';

/** The check-ins of an export as a journal to read, in the language of the interface. Named by the day it was made. */
export async function exportJournal(
  platform: PlatformV1,
  t: TFunction,
  all: AccountExport,
  clock: { readonly timeZone: string; readonly today: string },
): Promise<{ name: string; file: Blob }> {
  const language = platform.language.get();
  const book = await getQueryClient(platform).fetchQuery(emotionWords(language));
  const locale = formatLocale(language);
  const number = new Intl.NumberFormat(locale);
  const { writeJournal } = await import('@nafas/portability/journal');
  const { text } = await writeJournal(all, clock, (count) => ({
    language: locale,
    title: t('account.journal.title'),
    lead: t('account.journal.lead', { count, n: number.format(count) }),
    mood: t('account.journal.mood'),
    energy: t('account.journal.energy'),
    stress: t('account.journal.stress'),
    motivation: t('account.journal.motivation'),
    formatValue: (value) => t('account.journal.value', { n: number.format(value) }),
    formatHeading: (date) => capitalise(locale, date),
    formatWord: book.label,
  }));
  const name = `nafas-journal-${all.exportedAt.slice(0, 10)}.md`;
  return { name, file: new Blob([text], { type: 'text/markdown;charset=utf-8' }) };
}
