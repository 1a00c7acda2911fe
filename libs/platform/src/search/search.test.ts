import { describe, expect, it } from 'vitest';
import { foldText, rank } from './index.ts';

describe('the form in which search compares texts', () => {
  it.each([
    ['Café Déjà', 'cafe deja'],
    ['أَهداف', 'اهداف'],
    ['إعدادات', 'اعدادات'],
    ['آخر', 'اخر'],
    ['ٱلنص', 'النص'],
    ['راحة', 'راحه'],
    ['مسؤول', 'مسوول'],
    ['شاطئ', 'شاطي'],
    ['على', 'علي'],
    ['نَفَس', 'نفس'],
    ['كــتــاب', 'كتاب'],
    ['٣٠ يومًا', '30 يوما'],
    ['  Two \n words ', 'two words'],
  ])('of %s is %s', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('how well a text answers', () => {
  it('needs every typed word, in any text', () => {
    expect(rank('dark settings', ['Settings', 'Dark theme'])).toBeGreaterThan(0);
    expect(rank('dark goals', ['Settings', 'Dark theme'])).toBe(0);
    expect(rank('', ['Settings'])).toBeGreaterThan(0);
  });

  it('is best at the start, then at the start of a word, then anywhere', () => {
    const [start, word, inside] = ['Settings', 'All settings', 'Resettings'].map((text) =>
      rank('sett', [text]),
    );
    expect(start).toBeGreaterThan(word ?? 0);
    expect(word).toBeGreaterThan(inside ?? 0);
    expect(rank('sett', ['Settings', 'x'])).toBeGreaterThan(rank('sett', ['x', 'Settings']));
  });

  it('finds an Arabic word behind its article, and typed with either alef', () => {
    expect(rank('اعدادات', ['الإعدادات'])).toBe(rank('إعدادات', ['الإعدادات']));
    expect(rank('اعدادات', ['الإعدادات'])).toBeGreaterThan(rank('عدادات', ['الإعدادات']));
  });

  it('takes signs as they are typed', () => {
    expect(rank('c++ (a)', ['C++ (A) [b]'])).toBeGreaterThan(0);
    expect(rank('.*', ['abc'])).toBe(0);
    // Not at the start of the text: there the word is looked for with a pattern.
    expect(rank('check-in', ['A check-in', 'x'])).toBeGreaterThan(0);
  });
});
