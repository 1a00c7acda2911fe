/** The purpose of a helpline. */
export type HelplineKind =
  'suicide' | 'emotional-support' | 'text' | 'children' | 'domestic-violence';

/** Day and night, or every day between two times of the country (24-hour HH:MM). */
export type Hours = 'always' | { from: string; to: string };

/** A helpline that is reached by text message. */
export interface TextLine {
  number: string;
  /** The word to send, where there is one. */
  word: string | null;
}

/** One helpline and where its number was read. */
export interface Helpline {
  /** In English. */
  name: string;
  /** In the language of the country, where the source gave it. */
  nativeName: string | null;
  kind: HelplineKind;
  /** As written in the country, with its spaces; {@link telHref} makes a link of one. */
  phones: string[];
  text: TextLine | null;
  url: string | null;
  /** Where one can write with somebody at once, in the browser or by WhatsApp. */
  chat: string | null;
  /** Null when the source states none without doubt. */
  hours: Hours | null;
  /** ISO 639 codes; empty when the source states none. */
  languages: string[];
  /** A: the organisation's or a public body's own page. B: two secondary sources. */
  confidence: 'A' | 'B';
  /** The page the number was read on. */
  source: string;
  /** That page's own date as stated, "unknown" included. */
  sourceDate: string;
  /** Month (YYYY-MM) at which a page last gave this number. */
  checked: string;
}

/** A country's emergency numbers and helplines, with where and when each was read. */
export interface CountryHelp {
  /** Ambulance first. */
  emergency: { numbers: string[]; source: string; checked: string };
  lines: Helpline[];
}

/** All countries by ISO 3166 code. */
export interface HelplineTable {
  /** Month (YYYY-MM) of the compiling. */
  compiled: string;
  countries: Record<string, CountryHelp>;
}
