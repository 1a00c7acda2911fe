import type { RuleId } from '@nafas/insights';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  EXERCISES,
  MINDFUL_BREATHING,
  SLOW_BREATHING,
  totalSeconds,
} from '../breathing/exercise.ts';
import feature from '../feature.ts';
import { BREATHING_EXERCISES } from './suggested.ts';

const LANGUAGES = ['en', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];
interface Texts {
  readonly [key: string]: string | Texts;
}

const APPS = join(import.meta.dirname, '../../..');
const read = (path: string) => JSON.parse(readFileSync(join(APPS, path), 'utf8')) as Texts;
const texts = (app: string, language: Language, file = 'app') =>
  read(`${app}/src/locales/${language}/${file}.json`);

function textAt(found: Texts, path: string): string {
  const value = path
    .split('.')
    .reduce<string | Texts | undefined>(
      (at, key) => (typeof at === 'object' ? at[key] : undefined),
      found,
    );
  if (typeof value !== 'string') throw new Error(`There is no text ${path}`);
  return value;
}

/** The ways in which a text says a number of minutes. */
const SAID: Record<Language, readonly [RegExp, number][]> = {
  en: [
    [/\btwo (?:\w+ )?minutes/i, 2],
    [/\bfour (?:\w+ )?minutes/i, 4],
    [/\bfive (?:\w+ )?minutes/i, 5],
  ],
  ar: [
    [/دقيقتان|الدقيقتان|دقيقتين/u, 2],
    [/أربع دقائق|الدقائق الأربع/u, 4],
    [/خمس دقائق|الدقائق الخمس/u, 5],
  ],
};
const minutesSaid = (text: string, language: Language) =>
  SAID[language].filter(([said]) => said.test(text)).map(([, minutes]) => minutes);

test('an exercise lasts as many minutes as it says', () => {
  expect(EXERCISES.map(totalSeconds)).toEqual(EXERCISES.map(({ minutes }) => 60 * minutes));
});

const led = Object.entries(BREATHING_EXERCISES) as [RuleId, (typeof EXERCISES)[number]][];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(led)('what leads to an exercise promises its length: %s', (id, { minutes }) => {
    const said = [
      textAt(texts('analysis', language), `recommend.${id}.text`),
      textAt(texts('assistance', language), `action.${id}.description`),
    ];
    expect(said.map((text) => minutesSaid(text, language))).toEqual(said.map(() => [minutes]));
  });

  test('every name and end of an exercise says its length', () => {
    const own = texts('assistance', language);
    const names = texts('assistance', language, 'feature') as Record<string, string>;
    const named = [...feature.slots, ...feature.actions]
      .filter(({ id }) => id === 'breathe')
      .map(({ title }) => names[String(title)] ?? '');
    const short = [...named, ...['title', 'done', 'slot.title'].map((path) => textAt(own, path))];
    expect(short.map((text) => minutesSaid(text, language))).toEqual(
      short.map(() => [MINDFUL_BREATHING.minutes]),
    );
    const long = textAt(own, 'doneFive');
    expect(minutesSaid(long, language)).toEqual([SLOW_BREATHING.minutes]);
  });

  test('the landing page promises no other breathing than there is', () => {
    const goal = textAt(texts('shell', language, 'public'), 'features.goal.name');
    expect(minutesSaid(goal, language)).toEqual([MINDFUL_BREATHING.minutes]);
  });
});
