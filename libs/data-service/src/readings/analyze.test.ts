import { describe, expect, test } from 'vitest';
import { analyzeEmotion, emotionsOf, type ReadEmotion, suggestionsFor } from './analyze.ts';
import { parseReading, type ReadValues } from './reading.ts';

const PLACE = { now: new Date('2026-11-20T21:12:07.014Z'), timeZone: 'Asia/Riyadh' };
const VALUES = { happiness: 20, sadness: 60, neutral: 10, stress: 70, energy: null };

const engine =
  (values: ReadValues): ReadEmotion =>
  async () => ({ ok: true, reading: { ...values, confidence: 0.6, engine: 'test', version: '3' } });

describe('analyze emotion', () => {
  test('takes a source and a text, and gives the five values and suggestions (DATA-220, DATA-089, DATA-095)', async () => {
    let given: unknown;
    const read: ReadEmotion = (input) => {
      given = input;
      return engine(VALUES)(input);
    };
    const input = { source: 'text', text: 'So much to do' } as const;
    const { emotions, suggestions } = await analyzeEmotion(input, { read, ...PLACE });
    expect(given).toEqual(input);
    expect(emotions).toEqual(VALUES);
    expect(suggestions.map(({ id }) => id)).toEqual([
      'deep-breathing-exercise',
      'positive-affirmations',
      'gratitude-journaling',
    ]);
  });

  test('the values are happiness, sadness, neutral, stress and energy (DATA-090, DATA-091, DATA-092, DATA-093, DATA-094)', async () => {
    const all = { happiness: 1, sadness: 2, neutral: 3, stress: 4, energy: 5 };
    const { emotions } = await analyzeEmotion(
      { source: 'camera' },
      { read: engine(all), ...PLACE },
    );
    expect(emotions).toEqual(all);
  });

  test('the reading is ready to be recorded, on the person’s own day, without the text', async () => {
    const input = { source: 'text', text: 'secret words' } as const;
    const { reading } = await analyzeEmotion(input, { read: engine(VALUES), ...PLACE });
    expect(parseReading(reading)).toEqual(reading);
    expect(reading).toMatchObject({ source: 'text', localDate: '2026-11-21', answer: null });
    expect(JSON.stringify(reading)).not.toContain('secret');
  });

  test('the word "stress" adds Stress Relief', async () => {
    const read = engine({ ...VALUES, happiness: 60, sadness: 0, stress: 0 });
    const input = { source: 'text', text: 'No STRESS' } as const;
    const { suggestions } = await analyzeEmotion(input, { read, ...PLACE });
    expect(suggestions.map(({ title }) => title)).toEqual([
      'Mindfulness Meditation',
      'Stress Relief',
    ]);
  });

  test.each(['', ' \n '])('a blank text (%j) is invalid and not read', async (text) => {
    const read: ReadEmotion = () => Promise.reject(new Error('was read'));
    await expect(
      analyzeEmotion({ source: 'text', text }, { read, ...PLACE }),
    ).rejects.toMatchObject({ name: 'DataError', code: 'invalid' });
  });

  test('an engine that can’t read says why', async () => {
    const read: ReadEmotion = async () => ({
      ok: false,
      reason: 'nothing-to-read',
      detail: 'dark',
    });
    await expect(analyzeEmotion({ source: 'camera' }, { read, ...PLACE })).rejects.toThrow(
      'nothing-to-read: dark',
    );
  });
});

describe('the result of a check-in', () => {
  test('is what was entered, and null for what was not', () => {
    expect(emotionsOf({ mood: 7, energy: 0, stress: 10 })).toEqual({
      happiness: 70,
      sadness: null,
      neutral: null,
      stress: 100,
      energy: 0,
    });
  });

  test('has suggestions with title, description and type (DATA-097, DATA-098, DATA-099)', () => {
    const [first, ...more] = suggestionsFor(emotionsOf({ mood: 7, energy: 7, stress: 4 }));
    expect(more).toEqual([]);
    expect(first).toEqual({
      id: 'deep-breathing-exercise',
      title: 'Deep Breathing Exercise',
      description: 'A few slow breaths, gently, for two minutes.',
      type: 'Exercise',
    });
  });

  test('the types are Exercise and Mental (DATA-100, DATA-101)', () => {
    const types = suggestionsFor(VALUES).map(({ type }) => type);
    expect(types).toEqual(['Exercise', 'Mental', 'Mental']);
  });
});
