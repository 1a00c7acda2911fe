import { expect, it } from 'vitest';
import { localize, textDirection } from './values.ts';

it('localize gives the language, else the one it is a region of, else English', () => {
  const text = { en: 'Goals', fr: 'Objectifs', 'pt-BR': 'Metas' };
  expect(['fr', 'fr-CA', 'pt-BR', 'pt', 'ar'].map((language) => localize(text, language))).toEqual([
    'Objectifs',
    'Objectifs',
    'Metas',
    'Goals',
    'Goals',
  ]);
});

it('textDirection', () => {
  expect(['ar', 'ar-EG', 'fa', 'ur'].map(textDirection)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(['en', 'fr', 'arn', 'de'].map(textDirection)).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
});
