import type { TagKind } from '../tag-name.ts';

/** The sample person's tags, by their names in the texts. */
export const SAMPLE_TAGS: Readonly<Record<string, TagKind | null>> = {
  mother: 'people',
  sara: 'people',
  team: 'people',
  neighbours: 'people',
  home: 'places',
  balcony: 'places',
  office: 'places',
  sea: 'places',
  walk: 'activities',
  tea: 'activities',
  reading: 'activities',
  call: 'activities',
  deadline: 'activities',
  cooking: 'activities',
  'bad-sleep': null,
};

/** Something that happens in the sample year: how it felt and what was written. Without a note, only how it felt. */
export interface Scene {
  /** The moods it goes with, 0-10. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly tags: string;
  /** Where the note stands in the texts. */
  readonly note?: string;
}

/** The scenes, each of which returns over the year. */
export const SCENES: readonly Scene[] = [
  { note: 'balcony', from: 7, to: 10, words: 'content rested', tags: 'balcony tea' },
  { note: 'story', from: 6, to: 9, words: 'close amused', tags: 'mother call home' },
  { note: 'sea', from: 7, to: 10, words: 'light free', tags: 'sea walk sara' },
  { note: 'due', from: 0, to: 4, words: 'overwhelmed tense', tags: 'office deadline' },
  { note: 'fan', from: 1, to: 4, words: 'tired heavy', tags: 'bad-sleep home' },
  { note: 'review', from: 5, to: 8, words: 'focused satisfied', tags: 'office team' },
  { note: 'lunch', from: 4, to: 6, words: 'unhurried', tags: 'walk' },
  { note: 'quiet', from: 0, to: 3, words: 'lonely missing-someone', tags: 'home' },
  { note: 'worried', from: 2, to: 5, words: 'worried', tags: 'mother call' },
  { note: 'soup', from: 6, to: 9, words: 'grateful warm', tags: 'neighbours cooking' },
  { note: 'pages', from: 6, to: 8, words: 'curious calm', tags: 'reading home' },
  { note: 'plan', from: 1, to: 4, words: 'frustrated pressed', tags: 'office team' },
  { note: 'spoke', from: 7, to: 10, words: 'proud relieved', tags: 'team' },
  { note: 'rain', from: 3, to: 6, words: 'thoughtful', tags: 'tea balcony' },
  { note: 'talk', from: 2, to: 5, words: 'nervous', tags: 'office' },
  { note: 'salt', from: 5, to: 8, words: 'at-home', tags: 'cooking sara home' },
  { from: 0, to: 3, words: 'sad drained', tags: '' },
  { from: 3, to: 6, words: 'tired', tags: 'office' },
  { from: 4, to: 7, words: 'calm', tags: 'walk' },
  { from: 4, to: 8, words: '', tags: 'home' },
  { from: 6, to: 10, words: 'happy', tags: '' },
  { from: 0, to: 10, words: '', tags: '' },
  { from: 2, to: 7, words: '', tags: 'walk sea' },
];
