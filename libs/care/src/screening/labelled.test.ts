import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screenForCrisis } from './screen-for-crisis.ts';

const FOLDER = new URL('./labelled/', import.meta.url);

type Label = 'crisis' | 'concern' | 'none';

/** The sentences of a language in the files of some folders, by their label. */
function labelled(language: string, folders: readonly string[]): Record<Label, string[]> {
  const found = { crisis: [] as string[], concern: [] as string[], none: [] as string[] };
  for (const folder of folders) {
    const here = new URL(folder, FOLDER);
    for (const file of readdirSync(here).filter((name) => name.endsWith(`.${language}.tsv`))) {
      for (const line of readFileSync(new URL(file, here), 'utf8').trim().split('\n')) {
        const [label = '', sentence = ''] = line.split('\t');
        if (!(label in found) || sentence === '') throw new Error(`${file}: ${line}`);
        found[label as Label].push(sentence);
      }
    }
  }
  return found;
}

const share = (sentences: string[], counts: (level: string) => boolean): number =>
  sentences.filter((sentence) => counts(screenForCrisis(sentence).level)).length / sentences.length;
const isCrisis = (level: string) => level === 'crisis';
const isAny = (level: string) => level !== 'none';

describe.each(['en', 'ar'])('the labelled sentences: %s', (language) => {
  const { crisis, none } = labelled(language, ['./', 'written/']);
  const unseen = labelled(language, ['unseen/']);

  test('are thousands', () => {
    expect(crisis.length + none.length).toBeGreaterThanOrEqual(5000);
  });

  test('that it was trained on are told apart', () => {
    expect(share(crisis, isCrisis)).toBeGreaterThanOrEqual(0.97);
    expect(share(none, isCrisis)).toBeLessThanOrEqual(0.02);
  });

  test('that measure it are none that it was trained on', () => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const known = new Set([...crisis, ...none].map(plain));
    const judged = [...unseen.crisis, ...unseen.none];
    expect(judged.filter((sentence) => known.has(plain(sentence)))).toEqual([]);
    expect(judged.length).toBeGreaterThanOrEqual(700);
  });

  test('that nobody trained it on: danger is found', () => {
    expect(share(unseen.crisis, isCrisis)).toBeGreaterThanOrEqual(0.93);
  });

  test('that nobody trained it on: what means no danger is left alone', () => {
    expect(share(unseen.none, isCrisis)).toBeLessThanOrEqual(0.05);
    expect(share(unseen.none, isAny)).toBeLessThanOrEqual(0.1);
  });
});
