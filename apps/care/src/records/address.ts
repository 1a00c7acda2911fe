const LIST = '/dashboard/thought-records';

/** Where a record stands, by its id; `new` for one that is not begun, null for the list. */
export function recordAddress(record: string | null): string {
  return record === null ? LIST : `${LIST}?record=${record}`;
}

/** The record that an address names. */
export function findRecord(search: string): string | null {
  return new URLSearchParams(search).get('record');
}
