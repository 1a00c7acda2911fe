import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPreferences } from './document-attributes.ts';
import { createPreferences } from './preferences.ts';

let ended: AbortController;
/** The preferences of a page load at this path. */
const load = (pathname = '/') => createPreferences(pathname, ended.signal);
/** Changes a key as another tab would. */
const elsewhere = (key: string, value: string | null) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
};

beforeEach(() => {
  ended = new AbortController();
  localStorage.clear();
});
afterEach(() => {
  ended.abort();
  vi.restoreAllMocks();
});

describe('theme and language', () => {
  it('are light and English by default (SHELL-091, SHELL-097)', () => {
    const { theme, language } = load();
    expect([theme.get(), language.get()]).toEqual(['light', 'en']);
  });

  it('are kept in the browser and found again (SHELL-092, SHELL-098, DECISION-082)', () => {
    const first = load();
    first.theme.set('dark');
    first.language.set('ar');
    const second = load();
    expect(second.theme).not.toBe(first.theme);
    expect([second.theme.get(), second.language.get()]).toEqual(['dark', 'ar']);
  });

  it.each(['blue', 'DARK', 'ar-MA', 'tlh', '', '"dark"'])(
    'take a stored %j for none (SHELL-093, SHELL-099)',
    (value) => {
      localStorage.setItem('nafas.theme.v1', value);
      localStorage.setItem('nafas.language.v1', value);
      const { theme, language } = load();
      expect([theme.get(), language.get()]).toEqual(['light', 'en']);
    },
  );

  it("follow another tab's choice, but no invalid value (SHELL-093, SHELL-099)", () => {
    const { theme, language } = load();
    elsewhere('nafas.theme.v1', 'dark');
    elsewhere('nafas.language.v1', 'ar');
    expect([theme.get(), language.get()]).toEqual(['dark', 'ar']);
    elsewhere('nafas.theme.v1', 'blue');
    elsewhere('nafas.language.v1', null);
    expect([theme.get(), language.get()]).toEqual(['dark', 'ar']);
  });

  it('keep the language of an Arabic address for who goes on from it, but change no choice', () => {
    const { language, keepNamedLanguage } = load('/ar/help');
    expect([language.get(), localStorage.getItem('nafas.language.v1')]).toEqual(['ar', null]);
    localStorage.setItem('nafas.language.v1', 'en');
    keepNamedLanguage();
    expect(localStorage.getItem('nafas.language.v1')).toBe('en');
    localStorage.clear();
    keepNamedLanguage();
    expect(localStorage.getItem('nafas.language.v1')).toBe('ar');
  });

  it('keep nothing when the address named no language', () => {
    const { keepNamedLanguage } = load();
    keepNamedLanguage();
    expect(localStorage.getItem('nafas.language.v1')).toBeNull();
  });

  it('work where storage is forbidden', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { theme } = load();
    theme.set('dark');
    expect(theme.get()).toBe('dark');
  });
});

describe('the country', () => {
  it('is none until it is chosen, is kept in the browser, and followed from another tab', () => {
    const { country } = load();
    expect(country.get()).toBeNull();
    country.set('EG');
    expect(load().country.get()).toBe('EG');
    elsewhere('nafas.country.v1', 'SA');
    expect(country.get()).toBe('SA');
    country.set(null);
    expect(load().country.get()).toBeNull();
  });

  it.each(['Egypt', 'eg', ''])('takes a stored %j for none', (value) => {
    localStorage.setItem('nafas.country.v1', value);
    expect(load().country.get()).toBeNull();
  });
});

describe('the document', () => {
  it('has the language, its direction and the theme (SHELL-089, SHELL-090, SHELL-096)', () => {
    const preferences = load();
    const { theme, language } = preferences;
    const root = document.createElement('html');
    followPreferences(root, preferences);
    expect([root.lang, root.dir, root.dataset['theme']]).toEqual(['en', 'ltr', 'light']);
    language.set('ar');
    theme.set('dark');
    expect([root.lang, root.dir, root.dataset['theme']]).toEqual(['ar', 'rtl', 'dark']);
  });
});
