import type { ReportNote } from './to-figures.ts';

type Moment = Pick<ReportNote, 'occurredAt' | 'timeZone'>;

/** Says when a note was written, by the clock where that was: Sun 16 Nov, 22:05. */
export function createNoteTime(locale: string): (note: Moment) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return ({ occurredAt, timeZone }) => {
    const format =
      formats.get(timeZone) ??
      new Intl.DateTimeFormat(locale, {
        calendar: 'gregory',
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      });
    formats.set(timeZone, format);
    return format.format(new Date(occurredAt));
  };
}
