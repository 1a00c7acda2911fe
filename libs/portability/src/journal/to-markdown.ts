/** A check-in as a page of the journal shows it. */
export interface JournalEntry {
  readonly mood: number;
  readonly energy: number;
  readonly stress: number;
  readonly motivation: number | null;
  readonly notes: string | null;
  readonly words: readonly string[];
  readonly tags: readonly string[];
  /** What was given; without it all three sliders were. */
  readonly touched?: readonly string[];
  /** ISO 8601. */
  readonly occurredAt: string;
  readonly timeZone: string;
  readonly localDate: string;
}

/** The words around the entries, in the person's language. */
export interface JournalTexts {
  /** BCP 47, for dates and numbers. */
  readonly language: string;
  readonly title: string;
  /** Under the title, e.g. how many entries there are. */
  readonly lead: string;
  readonly mood: string;
  readonly energy: string;
  readonly stress: string;
  readonly motivation: string;
  /** A value of the ten, e.g. "7 of 10". */
  readonly formatValue: (value: number) => string;
  /** A date as a heading: many languages write months and weekdays small. */
  readonly formatHeading: (date: string) => string;
  /** An emotion word in the language; its name where there is none. */
  readonly formatWord: (word: string) => string;
}

/**
 * A journal to read and keep, as Markdown (CommonMark): months, days, entries in order of time. What was written is shown as
 * it was: nothing in it becomes a heading, a link or HTML.
 */
export function toMarkdown(entries: readonly JournalEntry[], texts: JournalTexts): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(texts.language, { calendar: 'gregory', ...options });
  const toMonth = format({ year: 'numeric', month: 'long', timeZone: 'UTC' });
  const toDay = format({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const lines = [`# ${escape(texts.title)}`, '', escape(texts.lead), ''];
  let [month, day] = ['', ''];
  for (const entry of [...entries].sort(byTime)) {
    const noon = new Date(`${entry.localDate}T12:00:00Z`);
    const ownMonth = toMonth.format(noon);
    if (ownMonth !== month) lines.push(`## ${escape(texts.formatHeading(ownMonth))}`, '');
    if (entry.localDate !== day)
      lines.push(`### ${escape(texts.formatHeading(toDay.format(noon)))}`, '');
    [month, day] = [ownMonth, entry.localDate];
    lines.push(...toLines(entry, texts));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function byTime(a: JournalEntry, b: JournalEntry): number {
  const [left, right] = [`${a.localDate} ${a.occurredAt}`, `${b.localDate} ${b.occurredAt}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

function toLines(entry: JournalEntry, texts: JournalTexts): string[] {
  const values = (['mood', 'energy', 'stress'] as const)
    .filter((slider) => entry.touched === undefined || entry.touched.includes(slider))
    .map((slider) => `${texts[slider]} ${texts.formatValue(entry[slider])}`);
  if (entry.motivation !== null)
    values.push(`${texts.motivation} ${texts.formatValue(entry.motivation)}`);
  const head = [toTime(entry, texts.language), ...values].map(escape).join(' · ');
  const words = entry.words.map((word) => escape(texts.formatWord(word))).join(' · ');
  const tags = entry.tags.map(escape).join(' · ');
  return [
    `**${head}**`,
    '',
    ...(words ? [`*${words}*`, ''] : []),
    ...(entry.notes ? [toParagraphs(entry.notes), ''] : []),
    ...(tags ? [tags, ''] : []),
  ];
}

function toTime({ occurredAt, timeZone }: JournalEntry, language: string): string {
  const options = { hour: '2-digit', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone }).format(new Date(occurredAt));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // A zone that this browser does not know.
    return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
      new Date(occurredAt),
    );
  }
}

/** A line stays a line, an empty one begins a paragraph. */
function toParagraphs(note: string): string {
  return note
    .split('\n')
    .map((line) => escape(line.trim()))
    .join('\\\n')
    .replaceAll('\\\n\\\n', '\n\n');
}

/** As plain text: signs of Markdown and HTML are escaped. */
function escape(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
