import { describe, expect, it } from 'vitest';
import { recommend, suggestions, type ReadValues } from './recommend.ts';

const calm: ReadValues = { happiness: 60, sadness: 10, neutral: 20, stress: 10, energy: 60 };
const unread: ReadValues = {
  happiness: null,
  sadness: null,
  neutral: null,
  stress: null,
  energy: null,
};

describe('recommend', () => {
  it('breathes first: the stress rule stands before all others (ASSIST-060, ASSIST-061)', () => {
    expect(recommend({ ...calm, stress: 31, happiness: 10, sadness: 90, energy: 5 }).title).toBe(
      'Deep Breathing Exercise',
    );
    expect(recommend({ ...calm, stress: 30 }).title).toBe('Mindfulness Meditation');
  });
  it('then happiness, sadness, energy (ASSIST-062, ASSIST-063, ASSIST-064)', () => {
    expect(recommend({ ...calm, happiness: 39, sadness: 90, energy: 5 }).title).toBe(
      'Positive Affirmations',
    );
    expect(recommend({ ...calm, sadness: 31, energy: 5 }).title).toBe('Gratitude Journaling');
    expect(recommend({ ...calm, energy: 39 }).title).toBe('Quick Walk');
  });
  it('on the limits no rule applies, so meditation (ASSIST-065)', () => {
    const limits = { happiness: 40, sadness: 30, neutral: 0, stress: 30, energy: 40 };
    expect(recommend(limits).title).toBe('Mindfulness Meditation');
  });
  it('is an Exercise or something Mental (DATA-113, DATA-114)', () => {
    const typeOf = (values: Partial<ReadValues>) => recommend({ ...calm, ...values }).type;
    expect([typeOf({ stress: 31 }), typeOf({ energy: 39 })]).toEqual(['Exercise', 'Exercise']);
    expect([typeOf({ happiness: 39 }), typeOf({ sadness: 31 }), typeOf({})]).toEqual([
      'Mental',
      'Mental',
      'Mental',
    ]);
  });
  it('skips what could not be read instead of taking it for 0', () => {
    expect(recommend(unread).title).toBe('Mindfulness Meditation');
    expect(recommend({ ...unread, sadness: 80 }).title).toBe('Gratitude Journaling');
  });
});

describe('suggestions', () => {
  it('gives at most three (DATA-096)', () => {
    const all = { happiness: 1, sadness: 99, neutral: 0, stress: 99, energy: 1 };
    expect(suggestions(all).map((s) => s.id)).toEqual([
      'deep-breathing-exercise',
      'positive-affirmations',
      'gratitude-journaling',
    ]);
  });
  it('a text with "stress" in it adds Stress Relief, and stays within three (ASSIST-059)', () => {
    const all = { happiness: 1, sadness: 99, neutral: 0, stress: 99, energy: 1 };
    const ids = suggestions(all, 'So STRESSED today').map((s) => s.id);
    expect(ids).toHaveLength(3);
    expect(ids).toContain('stress-relief');
    expect(suggestions(calm, 'a calm day').map((s) => s.id)).not.toContain('stress-relief');
  });
});
