import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type TFunction } from 'i18next';

const LOCALES = join(import.meta.dirname, 'locales');
/** Every folder with texts of mails is a language. */
const LANGUAGES = readdirSync(LOCALES).filter((each) =>
  existsSync(join(LOCALES, each, 'mail.json')),
);

const readMail = (language: string) =>
  JSON.parse(readFileSync(join(LOCALES, language, 'mail.json'), 'utf8')) as object;

const i18n = createInstance();
await i18n.init({
  fallbackLng: 'en',
  defaultNS: 'mail',
  ns: 'mail',
  resources: Object.fromEntries(LANGUAGES.map((each) => [each, { mail: readMail(each) }])),
  // Whoever makes HTML of a text escapes it.
  interpolation: { escapeValue: false },
});

/** What the server says in one language. */
export interface Texts {
  /** One that there are texts in: that of the tag, else English. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly t: TFunction;
}

/** The texts of mails and pushes for somebody who chose the language of this BCP 47 tag. */
export function textsIn(tag: string): Texts {
  const language = findLanguage(tag) ?? 'en';
  return {
    language,
    direction: i18n.dir(language),
    t: i18n.getFixedT(language),
  };
}

/** The language of a tag, such as `pt` of `pt-BR`; null where there are no texts in it. */
export function findLanguage(tag: string): string | null {
  const [language = ''] = tag.split('-');
  return LANGUAGES.includes(language) ? language : null;
}
