import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, inOwnLanguage } from './choose-language.ts';
import { mailText } from './mail-text.ts';
import { accountTemplates, emailTemplates } from './templates.ts';

const TEMPLATE =
  '{{ $language := "" }}{{ with .Data }}{{ with .language }}{{ $language = printf "%v" . }}{{ end }}{{ end }}' +
  '{{ if eq $language "en" }}Hello{{ else if eq $language "fr" }}Bonjour{{ else }}Hello · Bonjour{{ end }}!';

it.each([
  ['en', 'Hello!'],
  ['fr', 'Bonjour!'],
  ['ja', 'Hello · Bonjour!'],
  [null, 'Hello · Bonjour!'],
])('a template in %s says %s', (language, said) => {
  expect(chooseLanguage(TEMPLATE, language)).toBe(said);
});

it.each([
  ['in the language of whom it is for', () => Promise.resolve('fr'), 'Bonjour!'],
  ['also where the question fails', () => Promise.reject(new Error('gone')), 'Hello · Bonjour!'],
  [
    'also where it waits for the mail itself',
    () => new Promise<never>(() => undefined),
    'Hello · Bonjour!',
  ],
])('a mail is sent %s', async (_case, languageOf, said) => {
  const sent: string[] = [];
  const driver = {
    send: ({ subject }: { subject: string }) => Promise.resolve(void sent.push(subject)),
  };
  const message = { to: 'a@example.org', from: 'b@example.org', subject: TEMPLATE, text: '' };
  await inOwnLanguage(driver, languageOf).send(message);
  expect(sent).toEqual([said]);
});

describe.each(Object.entries({ ...emailTemplates(), ...accountTemplates() }))(
  'the %s mail',
  (_name, { subject, content_path: path }) => {
    const read = (language: string | null) => [
      chooseLanguage(subject, language),
      mailText(chooseLanguage(readFileSync(path, 'utf8'), language)),
    ];

    it('speaks one language where it is known, and two where it is not', () => {
      for (const text of read('ar')) {
        expect(text).toMatch(/\p{Script=Arabic}{3}/u);
        expect(text).not.toMatch(/[A-Z][a-z]+ [a-z]+ /);
      }
      for (const text of read('en')) expect(text).not.toMatch(/\p{Script=Arabic}/u);
      for (const text of read(null)) {
        expect(text).toMatch(/^(?:[A-Z][a-z]+ )?you/i);
        expect(text).toMatch(/\p{Script=Arabic}{3}/u);
      }
      // Nothing of the choosing is left: what stands in braces is filled later.
      for (const text of [...read('ar'), ...read(null)]) {
        expect(text.replaceAll(/\{\{ \.\w+ \}\}/g, '')).not.toContain('{{');
      }
    });
  },
);
