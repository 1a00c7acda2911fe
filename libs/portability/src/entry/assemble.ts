import { addDays, localDateAt, SLIDER_START } from '@nafas/insights';
import { MAX_ENTRIES, MAX_TAG_LENGTH, MAX_TAGS } from '../limits.ts';
import type { FoundMood, ImportedRow, ImportOptions, Slider } from '../preview.ts';
import { ImportRefused } from '../refusal.ts';
import { toMoodKey } from './mood-key.ts';
import type { Problems, RawEntry } from './raw-entry.ts';
import { toId } from './to-id.ts';
import { createZoneClock, findZone, isZone, toInstant } from './zoned.ts';

const MAX_NOTES = 2000;
const MAX_WORDS = 3;
const MAX_WORDS_LENGTH = 120;
/** Half a pair of UTF-16. */
const LONE = /\p{Surrogate}/gu;
const NOON = 12 * 60;
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What comes of a file's entries. */
export interface Assembled {
  readonly entries: readonly ImportedRow[];
  readonly duplicates: number;
  readonly moods: readonly FoundMood[];
  readonly tags: readonly { readonly name: string; readonly count: number }[];
}

/** Makes rows of a file's entries: moods by their names, instants by the clock on the wall, ids by the content. */
export async function assemble(
  raw: readonly RawEntry[],
  known: ReadonlyMap<string, number>,
  options: ImportOptions,
  problems: Problems,
): Promise<Assembled> {
  if (raw.length > MAX_ENTRIES) throw new ImportRefused('too-many-entries');
  const clock = createZoneClock(options.timeZone);
  const last = addDays(options.today, 1);
  const chosen = new Map(
    Object.entries(options.moods ?? {}).map(([name, mood]) => [toMoodKey(name), mood]),
  );
  const moods = new Map<string, { name: string; count: number; mood: number | null }>();
  const tags = new Map<string, number>();
  const rows = new Map<string, ImportedRow>();
  let duplicates = 0;

  for (const entry of raw) {
    const mood = findMood(entry.mood);
    if (entry.localDate > last) {
      problems.add(entry.line, 'future');
      continue;
    }
    const values = { mood: mood.value, energy: entry.energy ?? null, stress: entry.stress ?? null };
    const touched = (Object.keys(values) as Slider[]).filter((slider) => values[slider] !== null);
    const notes = cutNote(entry);
    const ownTags = cutTags(entry);
    const words = cutWords(entry);
    const hasContent =
      notes !== null ||
      ownTags.length > 0 ||
      words.length > 0 ||
      (entry.motivation ?? null) !== null;
    if (touched.length === 0 && !hasContent && !mood.isAsked) {
      problems.add(entry.line, 'empty');
      continue;
    }
    const { instant, timeZone } = findInstant(entry);
    const id = await findId(entry);
    if (rows.has(id)) {
      duplicates += 1;
      continue;
    }
    mood.count();
    for (const tag of ownTags) tags.set(tag, (tags.get(tag) ?? 0) + 1);
    rows.set(id, {
      id,
      mood: values.mood ?? SLIDER_START,
      energy: values.energy ?? SLIDER_START,
      stress: values.stress ?? SLIDER_START,
      motivation: entry.motivation ?? null,
      notes,
      words,
      tags: ownTags,
      touched,
      occurred_at: instant.toISOString(),
      time_zone: timeZone,
      local_date: entry.localDate,
      edited_at: entry.editedAt?.toISOString() ?? null,
    });
  }
  return {
    entries: [...rows.values()].sort(
      (a, b) => compare(a.occurred_at, b.occurred_at) || compare(a.id, b.id),
    ),
    duplicates,
    moods: [...moods.values()].sort((a, b) => b.count - a.count || compare(a.name, b.name)),
    tags: [...tags]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || compare(a.name, b.name)),
  };

  /** `count` is for an entry that comes in: nobody is asked about the mood of one that does not. */
  function findMood(given: RawEntry['mood']) {
    if (typeof given !== 'string' || given.trim() === '') {
      const value = typeof given === 'number' ? given : null;
      return { value, isAsked: false, count: () => undefined };
    }
    const key = toMoodKey(given);
    const answer = chosen.get(key);
    const mood = answer === undefined ? (known.get(key) ?? null) : answer;
    const count = () => {
      const found = moods.get(key) ?? { name: given.trim(), count: 0, mood };
      moods.set(key, { ...found, count: found.count + 1 });
    };
    return { value: mood, isAsked: mood === null && answer === undefined, count };
  }

  function cutNote({ note, line }: RawEntry): string | null {
    // Postgres keeps no NUL; half a pair of UTF-16 is no character.
    const clean = note.replaceAll('\u0000', '').replace(LONE, '\ufffd').trim();
    const characters = clean.length > MAX_NOTES ? [...clean] : null;
    if (characters === null || characters.length <= MAX_NOTES) return clean || null;
    problems.add(line, 'note-cut', true);
    return characters.slice(0, MAX_NOTES).join('').trim();
  }

  function cutTags(entry: RawEntry): string[] {
    const names = new Map<string, string>();
    let isCut = false;
    for (const tag of entry.tags) {
      const name = tag.replaceAll('\u0000', '').replace(LONE, '\ufffd').replace(/\s+/g, ' ').trim();
      const short = [...name].slice(0, MAX_TAG_LENGTH).join('').trim();
      if (short === '') continue;
      isCut ||= short !== name;
      const key = short.toLowerCase();
      if (!names.has(key)) names.set(key, short);
    }
    const all = [...names.values()];
    if (isCut || all.length > MAX_TAGS) problems.add(entry.line, 'tags-cut', true);
    return all.slice(0, MAX_TAGS);
  }

  function cutWords({ words = [], line }: RawEntry): readonly string[] {
    const fits = words.length <= MAX_WORDS && [...words.join('')].length <= MAX_WORDS_LENGTH;
    if (fits) return words;
    problems.add(line, 'words-cut', true);
    const few = words.slice(0, MAX_WORDS);
    return [...few.join('')].length <= MAX_WORDS_LENGTH ? few : [];
  }

  function findInstant({ instant, localDate, minutes }: RawEntry): {
    instant: Date;
    timeZone: string;
  } {
    if (instant !== undefined) {
      const { at, timeZone, offset } = instant;
      const zone =
        timeZone !== undefined && isZone(timeZone)
          ? timeZone
          : offset === undefined
            ? clock.timeZone
            : findZone(at, offset, clock);
      const day = localDateAt(at, 'UTC');
      if (localDate >= addDays(day, -1) && localDate <= addDays(day, 1))
        return { instant: at, timeZone: zone };
    }
    return { instant: toInstant(localDate, minutes ?? NOON, clock), timeZone: clock.timeZone };
  }

  function findId({
    id,
    localDate,
    minutes,
    instant,
    mood,
    note,
    tags: own,
  }: RawEntry): Promise<string> | string {
    const person = options.person ?? '';
    if (id !== undefined) {
      const isOwn = person === '' || id.account === null || id.account === person;
      return isOwn && GUID.test(id.value) ? id.value.toLowerCase() : toId(person, [id.value]);
    }
    const name = typeof mood === 'string' ? toMoodKey(mood) : String(mood);
    const sorted = own.map((tag) => tag.trim().toLowerCase()).sort();
    // Of an instant alone the day depends on the zone, which is no part of an id.
    const isInstant =
      instant !== undefined && instant.timeZone === undefined && instant.offset === undefined;
    const when = isInstant ? [instant.at.toISOString()] : [localDate, String(minutes)];
    return toId(person, [...when, name, note.trim(), ...sorted]);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
