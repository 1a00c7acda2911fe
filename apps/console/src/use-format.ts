import { createPercentFormat, useFormats } from '@nafas/platform/format';

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** Numbers and times as they are written in the interface language. */
export interface Format {
  readonly locale: string;
  number(value: number): string;
  percent(value: number): string;
  /** 9 days ago; now, for less than a minute */
  ago(instant: string, now: Date): string;
  /** Nov 22, 1:58 AM; each language has its own clock. */
  moment(instant: string): string;
  /** 1:58 AM */
  time(instant: number): string;
}

/** The formats of the interface language. */
export const useFormat = (): Format => useFormats(createFormat);

function createFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'always' });
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const thisMoment = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const time = new Intl.DateTimeFormat(locale, clock);
  const moment = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    day: 'numeric',
    month: 'short',
    ...clock,
  });
  return {
    locale,
    number: number.format,
    percent: createPercentFormat(locale),
    ago(instant, now) {
      const age = Math.max(0, now.getTime() - Date.parse(instant));
      if (age < MINUTE_MS) return thisMoment;
      const { unit, ms } = UNITS.find((each) => age >= each.ms) ?? UNITS[2];
      return relative.format(-Math.floor(age / ms), unit);
    },
    moment: (instant) => moment.format(new Date(instant)),
    time: (instant) => time.format(instant),
  };
}
