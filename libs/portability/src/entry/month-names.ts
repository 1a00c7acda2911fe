/** The languages an older diary may have written its months in. */
const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh',
  'fa-u-ca-gregory',
] as const;

/** Finds the month of a name, 1 to 12. */
export type FindMonth = (name: string) => number | undefined;

/** Finds months by their names in many languages, long and short. The names are collected when the first is asked for. */
export function createMonthNames(): FindMonth {
  let names: ReadonlyMap<string, number> | undefined;
  return (name) => (names ??= collectNames()).get(toMonthKey(name));
}

function collectNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const options of [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
    ] as const) {
      const format = new Intl.DateTimeFormat(language, {
        ...options,
        timeZone: 'UTC',
        numberingSystem: 'latn',
      });
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2023, month, 15));
        const name = toMonthKey(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (name !== '' && !/^\d+$/.test(name) && !names.has(name)) names.set(name, month + 1);
      }
    }
  }
  return names;
}

/** How a name of a month is looked up. */
function toMonthKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.\u200e\u200f]/g, '')
    .trim();
}
