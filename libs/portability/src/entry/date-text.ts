import { isLocalDate } from '@nafas/insights';
import type { FindMonth } from './month-names.ts';

/** Which number of `3/4/2024` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** Digits of Arabic, Persian and Hindi as those of ASCII; the marks and thin spaces of a language as nothing or a space. */
export function toAscii(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (code < 0x06f0 ? 0x0660 : code < 0x0966 ? 0x06f0 : 0x0966));
    })
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .trim();
}

function toLocalDate(year: number, month: number, day: number): string | null {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isLocalDate(date) ? date : null;
}

/** A date as `YYYY-MM-DD`, and what comes behind it (a time); null where it is none. */
export function parseDate(
  written: string,
  order: DateOrder,
  findMonth: FindMonth,
): { localDate: string; rest: string } | null {
  const text = toAscii(written);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(.*)$/s.exec(text);
  if (iso) return withRest(toLocalDate(Number(iso[1]), Number(iso[2]), Number(iso[3])), iso[4]);
  const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/s.exec(text);
  if (compact)
    return withRest(
      toLocalDate(Number(compact[1]), Number(compact[2]), Number(compact[3])),
      compact[4],
    );
  const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)(.*)$/s.exec(text);
  if (short) {
    const [first, second, year] = [Number(short[1]), Number(short[2]), toYear(short[3] ?? '')];
    const [day, month] = order === 'day-first' ? [first, second] : [second, first];
    return withRest(toLocalDate(year, month, day), short[4]);
  }
  const named =
    /^(\d{1,2})[.\s]*(?:de\s+)?(\p{L}[\p{L}\p{M}.]*)[\s,]+(?:de\s+)?(\d{4})(?!\d)(.*)$/su.exec(
      text,
    );
  if (named) {
    return withRest(
      toLocalDate(Number(named[3]), findMonth(named[2] ?? '') ?? 0, Number(named[1])),
      named[4],
    );
  }
  const monthFirst =
    /^(\p{L}[\p{L}\p{M}.]*)\s+(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})(?!\d)(.*)$/su.exec(text);
  if (monthFirst) {
    return withRest(
      toLocalDate(
        Number(monthFirst[3]),
        findMonth(monthFirst[1] ?? '') ?? 0,
        Number(monthFirst[2]),
      ),
      monthFirst[4],
    );
  }
  return null;
}

/** A day and a month without the year, "18 May", "May 18", "5月18日". */
export function parseDayAndMonth(
  written: string,
  year: number,
  findMonth: FindMonth,
): string | null {
  const text = toAscii(written);
  const cjk = /^(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?$/.exec(text);
  if (cjk) return toLocalDate(year, Number(cjk[1]), Number(cjk[2]));
  const day = /\d{1,2}/.exec(text)?.[0];
  const name = /\p{L}[\p{L}\p{M}.]*/gu;
  for (const [word] of text.matchAll(name)) {
    const month = findMonth(word);
    if (month !== undefined && day !== undefined) return toLocalDate(year, month, Number(day));
  }
  const numbers = /^(\d{1,2})[/.-](\d{1,2})\.?$/.exec(text);
  return numbers ? toLocalDate(year, Number(numbers[2]), Number(numbers[1])) : null;
}

function withRest(localDate: string | null, rest = ''): { localDate: string; rest: string } | null {
  return localDate === null ? null : { localDate, rest: rest.replace(/^[T,\s]+/, '').trim() };
}

function toYear(written: string): number {
  const year = Number(written);
  return written.length === 4 ? year : year + (year < 70 ? 2000 : 1900);
}

/**
 * What languages write beside the hours of half a day; parts of a day name the half, too. A letter behind it
 * would make another word of it, but a digit may stand right before it: "3:30pm".
 */
const PM =
  /(?:(?<!\p{L})p\.?\s?m(?!\p{L})\.?|م$|^م|مساء|(?<!قبل ال)ظهر|عصر|午後|下午|中午|傍晚|晚上|夕方|오후|저녁|(?<!\p{L})(?:mu|ös|nachm|nachmittags?|mittags?|abends?|afternoon|evening|tarde|mediod[ií]a|après[- ]midi|soir|pomeriggio|sera|дня|вечера)(?!\p{L}))/iu;
const AM =
  /(?:(?<!\p{L})a\.?\s?m(?!\p{L})\.?|ص$|^ص|صباح|قبل الظهر|فجر|午前|上午|早上|清晨|凌晨|朝|오전|아침|새벽|(?<!\p{L})(?:öö|vorm|vormittags?|morgens?|morning|ma[nñ]ana|madrugada|manhã|matin|matt?in[ao]|утра)(?!\p{L}))/iu;
/** The night has hours of both halves: up to five they are of the day that begins. */
const NIGHT = /(?:ليل|夜|밤|(?<!\p{L})(?:nachts?|night|noche|noite|nuit|notte|ночи)(?!\p{L}))/iu;

/** A time as minutes since midnight; null where it is none. */
export function parseTime(written: string): number | null {
  const text = toAscii(written);
  const [isAm, isPm, isNight] = [AM, PM, NIGHT].map((half) => half.test(text));
  const isHalf = isAm || isPm || isNight;
  const match =
    /(\d{1,2})\s*[:.hH時时點点시]\s*(\d{2})?(?!\d)/.exec(text) ??
    (isHalf ? /(?<!\d)(\d{1,2})(?!\d)/.exec(text) : null);
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if ((isPm && hour < 12) || (isNight && !isAm && hour > 5 && hour < 12)) hour += 12;
  else if ((isAm || (isNight && !isPm)) && hour === 12) hour = 0;
  return hour < 24 && minute < 60 ? hour * 60 + minute : null;
}

/** 1970 to 2099. */
const [FIRST_SERIAL, LAST_SERIAL] = [25_569, 73_050];

/** A date as a spreadsheet counts it, in days since 30 December 1899, the time being the fraction; null where it is none. */
export function parseSerial(written: string): { localDate: string; minutes: number | null } | null {
  const text = toAscii(written);
  if (!/^\d{5}(?:[.,]\d+)?$/.test(text)) return null;
  const serial = Number(text.replace(',', '.'));
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  const day = Math.floor(serial);
  const localDate = new Date((day - FIRST_SERIAL) * 86_400_000).toISOString().slice(0, 10);
  const minutes = Math.min(1439, Math.round((serial - day) * 1440));
  return { localDate, minutes: serial === day ? null : minutes };
}

/** An offset at the end of a time, "Z" or "+03:00", in minutes; null where there is none. */
export function parseOffset(written: string): number | null {
  const text = toAscii(written);
  if (/\dz$/i.test(text)) return 0;
  const match = /\d\s*([+-])(\d{2}):?(\d{2})?$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

/**
 * The order in a column, by the days over 12; where none tells, the day comes first, as in most of the world. Null where
 * no date is written so that the order matters.
 */
export function findDateOrder(written: readonly string[]): DateOrder | null {
  let dates = 0;
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of written) {
    const match = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/.exec(toAscii(text));
    if (!match) continue;
    dates += 1;
    if (Number(match[1]) > 12) dayFirst += 1;
    if (Number(match[2]) > 12) monthFirst += 1;
  }
  if (dates === 0) return null;
  return monthFirst > dayFirst ? 'month-first' : 'day-first';
}
