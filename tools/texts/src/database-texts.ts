import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from './translate.ts';
import { readTexts, ROOT } from './workspace.ts';

type ByLanguage = Readonly<Record<string, string>>;

/** A quote in one language, as the table of quotes has it. */
interface QuoteRow {
  readonly language: string;
  readonly id: string;
  readonly mood: string;
  readonly category: string;
  readonly source: string;
  readonly author: string;
  readonly quote: string;
}

/** What the database says to people: notifications by key, the catalogue of achievements, and quotes. */
export interface DatabaseTexts {
  readonly texts: ReadonlyMap<string, ByLanguage>;
  readonly achievements: ReadonlyMap<
    string,
    { readonly title: ByLanguage; readonly description: ByLanguage }
  >;
  readonly quotes: readonly QuoteRow[];
}

const NOTIFICATIONS = 'libs/data-service/src/notifications/locales';
const ACHIEVEMENTS = 'libs/data-service/src/achievements/locales';
const QUOTES = 'libs/data-service/src/quotes';
/** A report is of one to seven days: the database needs no rule of plurals, but a text for each. */
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Reads the files of texts that the database is filled from. */
export function readDatabaseTexts(root = ROOT): DatabaseTexts {
  return {
    texts: readNotifications(root),
    achievements: readAchievements(root),
    quotes: readQuotes(root),
  };
}

function readNotifications(root: string): DatabaseTexts['texts'] {
  const { languages, of } = createTranslator(NOTIFICATIONS, 'notifications.json', root);
  const say = (key: string, values: Readonly<Record<string, unknown>> = {}): ByLanguage =>
    // A variable that the database fills stays as it is.
    Object.fromEntries(
      languages.map((each) => [
        each,
        of(each)(key, { goal: '{{goal}}', sender: '{{sender}}', mood: '{{mood}}', ...values }),
      ]),
    );
  const keys = ['mood-reminder', 'exercise-reminder', 'goal', 'kind-word'];
  return new Map([
    ...keys.flatMap((key) =>
      ['title', 'message'].map((part) => [`${key}.${part}`, say(`${key}.${part}`)] as const),
    ),
    ['weekly-report.title', say('weekly-report.title')] as const,
    ...['message', 'withMood'].flatMap((part) =>
      DAYS.map(
        (count) =>
          [`weekly-report.${part}.${count}`, say(`weekly-report.${part}`, { count })] as const,
      ),
    ),
    ['decimal', Object.fromEntries(languages.map((each) => [each, findDecimal(each)]))] as const,
  ]);
}

/** The sign between 6 and 4 in 6.4, written with Latin digits. */
function findDecimal(language: string): string {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(6.4);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function readAchievements(root: string): DatabaseTexts['achievements'] {
  const { languages, of } = createTranslator(ACHIEVEMENTS, 'achievements.json', root);
  const ids = Object.keys(readTexts(ACHIEVEMENTS, 'en', 'achievements.json', root) ?? {});
  const say = (key: string) =>
    Object.fromEntries(languages.map((language) => [language, of(language)(key)]));
  return new Map(
    ids.map((id) => [id, { title: say(`${id}.title`), description: say(`${id}.description`) }]),
  );
}

function readQuotes(root: string): QuoteRow[] {
  const shared = JSON.parse(
    readFileSync(join(root, QUOTES, 'shared-quotes.json'), 'utf8'),
  ) as Record<string, Pick<QuoteRow, 'mood' | 'category' | 'source'>>;
  const { languages } = createTranslator(`${QUOTES}/locales`, 'quotes.json', root);
  return languages.flatMap((language) => {
    const read = (file: string) =>
      (readTexts(`${QUOTES}/locales`, language, file, root) ?? {}) as unknown as Record<
        string,
        QuoteRow
      >;
    const said = Object.entries(read('quotes.json')).map(([id, { quote, author }]) => {
      const about = shared[id];
      if (about === undefined) throw new Error(`shared-quotes.json has no ${id}`);
      const { mood, category, source } = about;
      return { language, id, mood, category, source, author, quote };
    });
    const own = Object.entries(read('own-quotes.json')).map(
      ([id, { mood, category, source, author, quote }]) => ({
        language,
        id,
        mood,
        category,
        source,
        author,
        quote,
      }),
    );
    return [...said, ...own];
  });
}
