import { describe, expect, it } from 'vitest';
import { ARABIC } from './arabic.ts';
import { arabicForms, normaliseArabic } from './arabic-text.ts';
import { ENGLISH } from './english.ts';
import { lexiconFor } from './index.ts';
import { applyLexicon, combineEffects } from './lexicon.ts';
import { findHits } from './match.ts';

describe('Arabic spelling', () => {
  it('levels alef, ya, ta marbuta, hamza, tatweel and vowel signs', () => {
    expect(normaliseArabic('أُحِبُّ إلى آمـــال فتاة مسؤول هادئ')).toBe('احب الي امال فتاه مسوول هادي');
  });
  it('looks up a word without its prefixes and suffixes, and sees "ما…ش"', () => {
    expect(arabicForms('والحزن').map((f) => f.form)).toContain('حزن');
    expect(arabicForms('مافرحتش')).toContainEqual({ form: 'فرحت', negated: true });
  });
});

describe('findHits', () => {
  it('takes the longest phrase, which may hold its own "not"', () => {
    expect(findHits("I can't wait to relax", ENGLISH)).toEqual([
      { words: "can't wait", class: 'happiness', negated: false },
      { words: 'relax', class: 'calm', negated: true },
    ]);
  });
  it('negates in both languages', () => {
    expect(findHits('far from happy', ENGLISH)).toEqual([
      { words: 'happy', class: 'happiness', negated: true },
    ]);
    expect(findHits('لست سعيدًا', ARABIC)).toEqual([
      { words: 'سعيدا', class: 'happiness', negated: true },
    ]);
  });
});

describe('French, Italian and Japanese', () => {
  it.each([
    ['fr', 'Je ne suis pas heureuse', ['heureuse not']],
    ['fr', 'Je ne suis plus triste, je suis plus calme', ['triste not', 'calme']],
    ['fr', 'J’ai peur de l’examen', ['peur']],
    ['it', 'Non sono felice, sono stressata', ['felice not', 'stressata']],
    ['fr', 'Je ne regrette rien', ['regrette not']],
    ['fr', 'Il a vidé la machine, cela a duré une heure', []],
    ['fr', 'Je ne dors plus, je suis mal à l’aise', ['ne dors plus', "mal a l' aise"]],
    ['it', 'Non vedo l’ora di vederti', ["non vedo l' ora"]],
    ['it', 'Felicissima e stanchissima', ['felicissima', 'stanchissima']],
    ['it', 'Non è stata una bella giornata', ['bella not']],
    ['it', 'Il sole, la tesi, solo un po’ di riso', []],
    ['ja', '寂しくて何もできない', ['寂し']],
    ['ja', '安心できない', ['安心 not']],
    ['ja', '嬉しくも悲しくもない', ['嬉し not', '悲し not']],
    ['ja', '後悔なんてしていない', ['後悔 not']],
    ['ja', '悲しみはずっと続く', ['悲し']],
    ['ja', '今日は全然楽しくなかった。不安で眠れない', ['楽し not', '不安', '眠れな']],
    ['ja', 'とても嬉しい一日だった', ['嬉し']],
  ])('%s: %s', (language, text, expected) => {
    const reader = lexiconFor(language);
    const hits = reader ? findHits(text, reader) : [];
    expect(hits.map(({ words, negated }) => (negated ? `${words} not` : words))).toEqual(expected);
  });
});

describe('correction', () => {
  const happy = findHits('happy', ENGLISH);
  const notHappy = findHits('not happy', ENGLISH);
  it('lifts, lowers, and leaves alone what it knows nothing about', () => {
    expect(applyLexicon(0.1, combineEffects(happy, 'happiness'))).toBeGreaterThan(0.5);
    expect(applyLexicon(0.9, combineEffects(notHappy, 'happiness'))).toBeLessThan(0.2);
    expect(applyLexicon(0.42, combineEffects([], 'stress'))).toBe(0.42);
  });
  it('never lowers a model that is surer than the word, nor lifts one that is surer against', () => {
    expect(applyLexicon(0.97, combineEffects(happy, 'happiness'))).toBe(0.97);
    expect(applyLexicon(0.01, combineEffects(notHappy, 'happiness'))).toBe(0.01);
  });
});
