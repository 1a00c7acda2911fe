import { beforeEach, describe, expect, it } from 'vitest';
import { keepSuggested, suggestedLanguage } from './suggestion.ts';

beforeEach(() => localStorage.clear());

describe('the suggested language', () => {
  it('is the first that the browser prefers and Nafas speaks', () => {
    expect(suggestedLanguage('en', ['nl-NL', 'ar-MA', 'en'])).toBe('ar');
  });

  it('is none where the page speaks it already, or no language of the browser is spoken', () => {
    expect(suggestedLanguage('en', ['en-GB', 'ar'])).toBeNull();
    expect(suggestedLanguage('en', ['nl'])).toBeNull();
  });

  it.each(['zh-TW', 'zh-Hant', 'zh-Hant-HK', 'zh-HK'])(
    'is not Simplified Chinese for %s',
    (tag) => {
      expect(suggestedLanguage('en', [tag])).toBeNull();
      expect(suggestedLanguage('en', [tag, 'ja'])).toBe('ja');
    },
  );

  it.each(['zh', 'zh-CN', 'zh-Hans-HK'])('is Simplified Chinese for %s', (tag) => {
    expect(suggestedLanguage('en', [tag])).toBe('zh');
  });

  it('comes once, and never to who has chosen', () => {
    keepSuggested('ar');
    expect(suggestedLanguage('en', ['ar'])).toBeNull();
    localStorage.clear();
    localStorage.setItem('nafas.language.v1', 'en');
    expect(suggestedLanguage('en', ['ar'])).toBeNull();
  });
});
