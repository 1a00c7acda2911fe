import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dangerOf } from './classifier/danger-of.ts';
import { screenForCrisis } from './screen-for-crisis.ts';

const FOLDER = new URL('./labelled/', import.meta.url);

type Label = 'crisis' | 'concern' | 'none';

/** The sentences of a language in the files of some folders whose names begin so, by their label. */
function labelled(
  language: string,
  folders: readonly string[],
  start = '',
): Record<Label, string[]> {
  const found = { crisis: [] as string[], concern: [] as string[], none: [] as string[] };
  for (const folder of folders) {
    const here = new URL(folder, FOLDER);
    const isOfLanguage = (name: string) =>
      name.startsWith(start) && name.endsWith(`.${language}.tsv`);
    for (const file of readdirSync(here).filter(isOfLanguage)) {
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
// Log-odds of what nobody would take for danger.
const CALM = -0.8;
// Written without any stop, less is found; least in Arabic, whose words each carry more.
const ENDLESS: Readonly<Record<string, number>> = { en: 0.75, ar: 0.3 };
const isAny = (level: string) => level !== 'none';

describe.each(['en', 'ar'])('the labelled sentences: %s', (language) => {
  const { crisis, none } = labelled(language, ['./', 'written/']);
  const unseen = labelled(language, ['unseen/']);

  test('are thousands', () => {
    expect(crisis.length + none.length).toBeGreaterThanOrEqual(10_000);
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
    expect(judged.length).toBeGreaterThanOrEqual(950);
  });

  test('that nobody trained it on: danger is found', () => {
    expect(share(unseen.crisis, isCrisis)).toBeGreaterThanOrEqual(0.95);
  });

  test('what is said outright is found on a page of calm sentences, however it is punctuated', () => {
    const outright = labelled(language, ['./'], 'phrases').crisis;
    const calm = unseen.none.filter((sentence) => dangerOf(sentence) < CALM);
    const pages = outright.map((sentence, at) => {
      const around = Array.from({ length: 20 }, (_, n) => calm[(at + n) % calm.length] ?? '');
      return [...around.slice(0, 10), sentence, ...around.slice(10)];
    });
    const stopped = pages.map((page) => page.map((one) => `${one}.`).join(' '));
    expect(share(stopped, isCrisis)).toBeGreaterThanOrEqual(0.97);
    const endless = pages.map((page) => page.join(' ').replace(/[.!?؟…,،]+/g, ''));
    expect(share(endless, isCrisis)).toBeGreaterThanOrEqual(ENDLESS[language] ?? 1);
    const without = pages.map((page) =>
      page
        .toSpliced(10, 1)
        .map((one) => `${one}.`)
        .join(' '),
    );
    expect(share(without, isCrisis)).toBeLessThanOrEqual(0.03);
  });

  test('that nobody trained it on: what means no danger is left alone', () => {
    expect(share(unseen.none, isCrisis)).toBeLessThanOrEqual(0.05);
    expect(share(unseen.none, isAny)).toBeLessThanOrEqual(0.08);
  });
});
