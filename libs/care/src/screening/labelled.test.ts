import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screenForCrisis } from './screen-for-crisis.ts';

const FOLDER = new URL('./labelled/', import.meta.url);

/** The sentences of a language, in all sets: what is `crisis` and what is `none`. */
function labelled(language: string): Record<'crisis' | 'none', string[]> {
  const found = { crisis: [] as string[], none: [] as string[] };
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(`.${language}.tsv`));
  for (const file of files) {
    for (const line of readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n')) {
      const [label, sentence = ''] = line.split('\t');
      if (label !== 'crisis' && label !== 'none') throw new Error(`${file}: ${line}`);
      found[label].push(sentence);
    }
  }
  return found;
}

const share = (sentences: string[], counts: (level: string) => boolean): number =>
  sentences.filter((sentence) => counts(screenForCrisis(sentence).level)).length / sentences.length;

describe.each(['en', 'ar'])('the labelled sentences: %s', (language) => {
  const { crisis, none } = labelled(language);

  test('are two hundred and more, none twice', () => {
    expect(new Set([...crisis, ...none]).size).toBe(crisis.length + none.length);
    expect(crisis.length + none.length).toBeGreaterThanOrEqual(200);
  });

  test('in danger are found', () => {
    expect(share(crisis, (level) => level === 'crisis')).toBeGreaterThanOrEqual(0.97);
  });

  test('that mean no danger are left alone', () => {
    expect(share(none, (level) => level === 'crisis')).toBeLessThanOrEqual(0.01);
    expect(share(none, (level) => level !== 'none')).toBeLessThanOrEqual(0.05);
  });
});
