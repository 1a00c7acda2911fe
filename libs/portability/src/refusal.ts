/** Why a whole file can't be read. The words are the app's, in its language; `REFUSALS` has them in English. */
export type RefusalCode = keyof typeof REFUSALS;

/** What a refused file is told in English. */
export const REFUSALS = {
  empty: 'This file is empty.',
  'too-large': 'This file is larger than 20 MB. A backup without its photos is smaller.',
  'too-large-inside': 'This file unpacks to more than an export of a diary would hold.',
  'too-many-entries': 'This file has more than 20,000 entries.',
  'not-text':
    'This is no text that can be read: neither UTF-8 nor UTF-16, and no older text either.',
  'broken-zip': 'This backup is damaged: it can’t be unpacked.',
  'no-backup': 'This zip holds no Daylio backup.',
  'broken-json': 'This file is damaged: its JSON ends or breaks off where it should not.',
  'not-nafas': 'This JSON is no export of Nafas: it has no check-ins.',
  'not-daylio': 'This backup has no entries of Daylio.',
  'broken-csv': 'This file is no table: its quotes or columns don’t fit together.',
  'no-date-column': 'No column of this file is a date. A date, and a mood or a note, are needed.',
  'no-content-column': 'Apart from the date this file has no column, so neither a mood nor a note.',
} as const;

/** The file is refused as a whole; nothing of it is read. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(REFUSALS[code]);
    this.code = code;
  }
}
