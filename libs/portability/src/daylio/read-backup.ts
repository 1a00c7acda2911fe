import { isLocalDate } from '@nafas/insights';
import { decodeText } from '../bytes/decode-text.ts';
import { toMoodKey } from '../entry/mood-key.ts';
import type { Problems, RawEntry } from '../entry/raw-entry.ts';
import { isObject, type JsonObject, readNumber, readObjects, readText } from '../json.ts';
import { ImportRefused } from '../refusal.ts';
import { GROUP_MOODS } from './mood-names.ts';
import { toNote } from './read-csv.ts';

const MINUTE_MS = 60_000;
const PREDEFINED = ['rad', 'good', 'meh', 'bad', 'awful'] as const;

/** The name of the document in a backup. */
export function isDaylioDocument(name: string): boolean {
  return /(?:^|\/)backup\.daylio$/i.test(name);
}

/** A backup's document: base64 of JSON, or JSON itself. Nothing but entries, moods and tags is looked at; no PIN. */
export function parseBackup(bytes: Uint8Array): JsonObject {
  const { text } = decodeText(bytes);
  const json = text.trimStart().startsWith('{') ? text : fromBase64(text);
  const value = parseJson(json);
  if (!isObject(value) || !Array.isArray(value['dayEntries']))
    throw new ImportRefused('not-daylio');
  return value;
}

/** The entries of a backup, and what its moods are. */
export function readBackup(
  backup: JsonObject,
  problems: Problems,
): { entries: RawEntry[]; moods: ReadonlyMap<string, number> } {
  const moodNames = new Map<number, string>();
  const moods = new Map<string, number>();
  for (const mood of readObjects(backup, 'customMoods')) {
    const id = readNumber(mood, 'id');
    const predefined = readNumber(mood, 'predefined_name_id') ?? 0;
    const group = readNumber(mood, 'mood_group_id') ?? predefined;
    const name = readText(mood, 'custom_name').trim() || PREDEFINED[predefined - 1];
    const value = GROUP_MOODS[group - 1];
    if (id === null || name === undefined) continue;
    moodNames.set(id, name);
    if (value !== undefined && !moods.has(toMoodKey(name))) moods.set(toMoodKey(name), value);
  }
  const tags = new Map(
    readObjects(backup, 'tags').map((tag) => [readNumber(tag, 'id'), readText(tag, 'name')]),
  );
  const list = backup['dayEntries'];
  const entries: RawEntry[] = [];
  (Array.isArray(list) ? list : []).forEach((entry: unknown, index) => {
    const line = index + 1;
    if (!isObject(entry)) {
      problems.add(line, 'not-an-entry');
      return;
    }
    const localDate = readDate(entry);
    if (localDate === null) {
      problems.add(line, readNumber(entry, 'year') === null ? 'no-date' : 'bad-date');
      return;
    }
    const hour = readNumber(entry, 'hour');
    const minutes = hour === null ? null : hour * 60 + (readNumber(entry, 'minute') ?? 0);
    const isTime =
      minutes !== null && Number.isInteger(minutes) && minutes >= 0 && minutes < 24 * 60;
    if (minutes !== null && !isTime) problems.add(line, 'bad-time', true);
    const moodId = readNumber(entry, 'mood');
    const ids = Array.isArray(entry['tags']) ? entry['tags'] : [];
    const instant = readInstant(entry);
    entries.push({
      line,
      localDate,
      minutes: isTime ? minutes : null,
      ...(instant !== null && { instant }),
      mood: moodId === null ? null : (moodNames.get(moodId) ?? `mood ${moodId}`),
      note: toNote(readText(entry, 'note_title'), readText(entry, 'note')),
      tags: ids.flatMap((id: unknown) => (typeof id === 'number' ? (tags.get(id) ?? []) : [])),
    });
  });
  return { entries, moods };
}

/** Months are counted from 0. */
function readDate(entry: JsonObject): string | null {
  const [year, month, day] = ['year', 'month', 'day'].map((field) => readNumber(entry, field));
  if (year == null || month == null || day == null) return null;
  const localDate = `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isLocalDate(localDate) ? localDate : null;
}

function readInstant(entry: JsonObject): { at: Date; offset: number } | null {
  const at = readNumber(entry, 'datetime');
  const offset = readNumber(entry, 'timeZoneOffset');
  if (at === null || offset === null) return null;
  const date = new Date(at);
  const year = date.getUTCFullYear();
  return year > 1900 && year < 2200 ? { at: date, offset: Math.round(offset / MINUTE_MS) } : null;
}

function fromBase64(text: string): string {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    throw new ImportRefused('not-daylio');
  }
  return decodeText(Uint8Array.from(binary, (character) => character.charCodeAt(0))).text;
}

/** JSON, or ImportRefused. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ImportRefused('broken-json');
  }
}
