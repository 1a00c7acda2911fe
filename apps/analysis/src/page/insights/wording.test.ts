import { expect, test } from 'vitest';
import ar from '../../locales/ar/insights.json' with { type: 'json' };
import weekAr from '../../locales/ar/week.json' with { type: 'json' };
import en from '../../locales/en/insights.json' with { type: 'json' };
import weekEn from '../../locales/en/week.json' with { type: 'json' };

const FORBIDDEN = {
  en: /\b(caus|effect|because|leads? to|makes? you|streak|missed|diagnos|symptom|disorder)/iu,
  ar: /سبب|تسبّ?ب|تأثير|يؤثر|نتيجة|يؤدي|تشخيص|أعراض|اضطراب نفسي|انقطع/u,
};

test.each([
  ['en', { en, weekEn }],
  ['ar', { ar, weekAr }],
] as const)(
  'nothing in %s says that one thing makes another, and nothing diagnoses',
  (language, texts) => {
    const said = JSON.stringify(texts);
    expect(said).not.toMatch(FORBIDDEN[language]);
    expect(said.length).toBeGreaterThan(2000);
  },
);
